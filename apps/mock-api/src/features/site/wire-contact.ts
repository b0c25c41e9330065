import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../engine/language.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'

export function toWireContact(
  { contact }: Tenant,
  language: LanguageCode,
): Schemas['TenantContact'] {
  return {
    Email: contact.email,
    Phone: contact.phone,
    Address: contact.address,
    Hours: contact.hours[language],
  }
}
