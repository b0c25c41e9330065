import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../engine/language.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'

export function toWirePolicy(
  { policies }: Tenant,
  name: keyof Tenant['policies'],
  language: LanguageCode,
): Schemas['Policy'] {
  const { titles, markup, updatedAt } = policies[name]
  return { Title: titles[language], Markup: markup[language], UpdatedAt: updatedAt }
}
