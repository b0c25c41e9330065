import { refuseField } from '../../engine/http/refusal.ts'
import type { Tenants } from '../../world/tenants/load-tenants.ts'

/** Refuses the name of a tenant that is not served here, and says which are. */
export function refuseTenant(pointer: string, { all }: Tenants): never {
  return refuseField(pointer, 'not_allowed', { allowed: all.map(({ slug }) => slug).join(', ') })
}
