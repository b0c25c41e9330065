import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../engine/language.ts'
import { defineOperation } from '../../operation/operation.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'

export const getPrivacyPolicy = defineOperation(
  'getPrivacyPolicy',
  (_input, { tenant, language }) => ({
    status: 200,
    body: toWirePolicy(tenant, 'privacy', language),
  }),
)

export const getBookingPolicy = defineOperation(
  'getBookingPolicy',
  (_input, { tenant, language }) => ({
    status: 200,
    body: toWirePolicy(tenant, 'booking', language),
  }),
)

function toWirePolicy(
  { policies }: Tenant,
  name: keyof Tenant['policies'],
  language: LanguageCode,
): Schemas['Policy'] {
  const { titles, markup, updatedAt } = policies[name]
  return { Title: titles[language], Markup: markup[language], UpdatedAt: updatedAt }
}
