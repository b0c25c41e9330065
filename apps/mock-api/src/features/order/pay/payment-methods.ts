import { toEpochMs } from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import {
  methodsOf,
  toWireMethod,
  methodsFor,
  type PaymentMethod,
} from '../../../world/money/payment-methods.ts'
import { bookingDeadlineOf } from '../booking/booking-deadline.ts'
import { findBooking } from '../booking/find-order.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { hasWallet, hasWalletFor } from './agent-wallet.ts'

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

type Reader = Pick<Context, 'store' | 'network' | 'catalogue' | 'tenant' | 'caller' | 'now'>

const MINUTE_MS = 60_000

/**
 * Lists the methods by which the caller can pay an order now. While the payment is open, a method must not take longer than
 * booking stays open.
 */
export async function offeredMethods(ctx: Reader, booking: LoadedOrder): Promise<PaymentMethod[]> {
  const { currency, total_amount } = booking.order
  const isOpen = booking.payment.state === 'ordered' || booking.payment.state === 'pending'
  return methodsFor(ctx.tenant, {
    currency,
    total_amount,
    minutesLeft: isOpen ? minutesUntilClosing(ctx, booking) : null,
    hasWallet: await hasWalletFor(ctx, booking),
  })
}

function minutesUntilClosing(ctx: Reader, booking: LoadedOrder): number | null {
  const closes = bookingDeadlineOf(booking, ctx)
  return closes === null ? null : (toEpochMs(closes) - toEpochMs(ctx.now)) / MINUTE_MS
}
