import { refuseField } from '../../engine/http/refusal.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'

/** A tenant may ask for longer passwords than the contract does. */
export function requirePasswordLength(tenant: Tenant, password: string, pointer: string): void {
  const min = tenant.settings.passwordMinLength
  if (password.length < min) refuseField(pointer, 'password_too_short', { min })
}
