import { toEpochMs } from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import { methodsFor, type PaymentMethod } from '../../../world/money/payment-methods.ts'
import { bookingDeadlineOf } from '../booking/booking-deadline.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { hasWalletFor } from './agent-wallet.ts'

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
