import { defineOperation } from '../../operation/operation.ts'
import { toWirePolicy } from './wire-policy.ts'

export const getPrivacyPolicy = defineOperation(
  'getPrivacyPolicy',
  (_input, { tenant, language }) => ({
    status: 200,
    body: toWirePolicy(tenant, 'privacy', language),
  }),
)
