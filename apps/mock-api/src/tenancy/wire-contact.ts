import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../kernel/language.ts'
import type { Tenant } from './tenant.ts'

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
