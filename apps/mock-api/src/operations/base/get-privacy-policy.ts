import { defineOperation } from '../../kernel/operation.ts'
import { toWirePolicy } from '../../tenancy/wire-policy.ts'

export const getPrivacyPolicy = defineOperation(
  'getPrivacyPolicy',
  (_input, { tenant, language }) => ({
    status: 200,
    body: toWirePolicy(tenant, 'privacy', language),
  }),
)
