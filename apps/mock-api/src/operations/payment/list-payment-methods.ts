import { defineOperation } from '../../kernel/operation.ts'
import { findBooking } from '../../orders/find-order.ts'
import { methodsFor, methodsOf, toWireMethod } from '../../payments/payment-methods.ts'

export const listPaymentMethods = defineOperation(
  'listPaymentMethods',
  async ({ query, header }, ctx) => {
    const methods =
      query.order === undefined
        ? methodsOf(ctx.tenant)
        : methodsFor(
            ctx.tenant,
            (await findBooking(ctx, query.order, header['Booking-Token'])).order,
          )
    return {
      status: 200,
      body: { Items: methods.map((method) => toWireMethod(method, ctx.language)) },
    }
  },
)
