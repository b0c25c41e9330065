import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import {
  methodsOf,
  type PaymentMethod,
  toWireMethod,
} from '../../../world/money/payment-methods.ts'
import { findBooking } from '../booking/find-order.ts'
import { hasWallet } from './agent-wallet.ts'
import { offeredMethods } from './offered-methods.ts'

export const listPaymentMethods = defineOperation(
  'listPaymentMethods',
  async ({ query, header }, ctx) => {
    if (query.order === undefined) return answerOf(await takenMethods(ctx), ctx, ctx.currency)
    const booking = await findBooking(ctx, query.order, header['Booking-Token'])
    return answerOf(await offeredMethods(ctx, booking), ctx, booking.order.currency)
  },
)

/** Lists the payment methods of a tenant that the caller may use, for any currency and amount. */
async function takenMethods(ctx: Context): Promise<PaymentMethod[]> {
  const { currency, money } = ctx
  const isAgent = await hasWallet(ctx, { currency, exponent: money.currency(currency).exponent })
  return methodsOf(ctx.tenant).filter(({ kind }) => isAgent || kind !== 'agent_wallet')
}

function answerOf(methods: readonly PaymentMethod[], { language }: Context, currency: string) {
  const Items = methods.map((method) => toWireMethod(method, language, currency))
  return { status: 200 as const, body: { Items } }
}
