import { env } from '../../env.ts'

/** Returns the address of a tenant's picture, which is absolute or relative to the API's base. */
export function tenantImage(address: string): string {
  return address.startsWith('/') ? `${env.travelOrigin}${address}` : address
}
