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

/**
 * Handles the bank's notice of a received payment. A payment in time is completed; for a late one see `settleLatePayment`.
 */
export async function settlePayment(work: Work, booking: LoadedOrder): Promise<LoadedOrder> {
  // A wallet sends no notice: if it was not charged in time, no money is under way.
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
 * Handles a late payment: the order is posted if its places can still be booked, else the money is refunded. A second notice
 * of the same money changes nothing.
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

/** Whether the money was received already, in time or late; a second notice of the bank then changes nothing. */
export function isMoneyReceived({ events }: Pick<LoadedOrder, 'events'>): boolean {
  return events.some(({ event }) => event === 'verify' || event === 'late_payment')
}

function isBookable(work: Work, booking: LoadedOrder): boolean {
  const closes = bookingDeadlineOf(booking, work)
  return closes === null || closes > work.now
}

/** Reserves the stock of every item again, or of none. */
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
