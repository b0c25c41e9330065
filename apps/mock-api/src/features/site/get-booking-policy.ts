import { defineOperation } from '../../operation/operation.ts'
import { toWirePolicy } from './wire-policy.ts'

export const getBookingPolicy = defineOperation(
  'getBookingPolicy',
  (_input, { tenant, language }) => ({
    status: 200,
    body: toWirePolicy(tenant, 'booking', language),
  }),
)
