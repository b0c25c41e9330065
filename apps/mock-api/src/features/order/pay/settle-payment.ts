import { decideLatePayment } from '@selat/domain'

import type { Work } from '../../../operation/work.ts'
import { methodKindOf } from '../../../world/money/payment-methods.ts'
import { findShortage } from '../../../world/stock/find-shortage.ts'
import { takeStock } from '../../../world/stock/stock.ts'
import { rebookQuotation } from '../../agency/quotations/follow-order.ts'
import { reservePromoAgain } from '../../cart/promos/promo-uses.ts'
import { productOf } from '../../product/registry.ts'
import { advanceOrder } from '../booking/advance-order.ts'
import { bookingDeadlineOf } from '../booking/booking-deadline.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { reserveChangeAgain } from '../changes/reserve-change-again.ts'
import { advancePayment } from '../payment/advance-payment.ts'
import { refundLatePayment } from '../refund/request-refund.ts'
import { completePayment, fulfil } from './complete-payment.ts'

/** The bank says that the money has come: in time it completes the payment, late it is its own case. */
export async function settlePayment(work: Work, booking: LoadedOrder): Promise<LoadedOrder> {
  // A wallet tells nobody of money: what was not taken in time is not on its way.
  const isByWallet = methodKindOf(booking.payment.method_code) === 'agent_wallet'
  if (booking.payment.state === 'cancelled' && !isByWallet) return settleLatePayment(work, booking)
  const captured = await advancePayment(work, booking, {
    event: 'capture',
    facts: { nothing_due: booking.payment.amount === 0 },
    set: { expires_at: null, settles_at: null },
  })
  return completePayment(work, captured)
}

/**
 * Money for a closed order is never kept for nothing: the same places if they can still be booked, else a refund like any
 * other. A second notice of money that has come changes nothing, wherever that has gone since.
 */
async function settleLatePayment(work: Work, booking: LoadedOrder): Promise<LoadedOrder> {
  if (isMoneyReceived(booking)) return booking
  const { status } = booking.order
  const isSeated =
    status === 'EXPIRED' && isBookable(work, booking) && (await reserveStockAgain(work, booking))
  const outcome = decideLatePayment({ status, areSeatsFree: isSeated })
  const isReseated = outcome === 're_seat'
  const settled = await advancePayment(work, booking, {
    event: 'late_payment',
    facts: { seats_free: isReseated },
  })
  if (!isReseated) {
    await refundLatePayment(work, settled)
    return settled
  }
  await reservePromoAgain(work, settled.order)
  const posted = await advanceOrder(work, settled, {
    event: 'reseat',
    facts: { seats_free: true },
    set: { paid_at: work.now },
  })
  await rebookQuotation(work, posted.order)
  await fulfil(work, posted)
  return posted
}

/** Once, in time or late; a bank that has reported it has nothing more to report. */
export function isMoneyReceived({ events }: Pick<LoadedOrder, 'events'>): boolean {
  return events.some(({ event }) => event === 'verify' || event === 'late_payment')
}

function isBookable(work: Work, booking: LoadedOrder): boolean {
  const closes = bookingDeadlineOf(booking, work)
  return closes === null || closes > work.now
}

/** Takes what every item had again, or of none. */
async function reserveStockAgain(work: Work, { items, change }: LoadedOrder): Promise<boolean> {
  if (change) return reserveChangeAgain(work, change)
  const { store } = work
  const claims = items.map((item) => {
    const product = productOf(item.item_content)
    return { item, soldOut: product.soldOut, requests: product.stock(item.booking) }
  })
  const requests = claims.flatMap((claim) => claim.requests)
  if (await findShortage(store, work, requests)) return false
  for (const { item, ...claim } of claims) {
    const owner = { tenant: item.tenant, ownerId: item.id }
    await takeStock(store, work, owner, { ...claim, state: 'sold' })
  }
  return true
}
