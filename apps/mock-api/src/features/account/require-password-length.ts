import { refuseField } from '../../engine/http/refusal.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'

/** Refuses a password that is too short for the tenant. A tenant may require longer passwords than the contract does. */
export function requirePasswordLength(tenant: Tenant, password: string, pointer: string): void {
  const min = tenant.settings.passwordMinLength
  if (password.length < min) refuseField(pointer, 'password_too_short', { min })
}
