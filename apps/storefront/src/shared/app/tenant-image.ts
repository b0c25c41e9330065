import { env } from '../../env.ts'

/** The address of a tenant's picture, which arrives absolute or below the API's base. */
export function tenantImage(address: string): string {
  return address.startsWith('/') ? `${env.travelOrigin}${address}` : address
}
