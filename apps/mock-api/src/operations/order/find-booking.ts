import { timingSafeEqual } from 'node:crypto'

import { toAccountKey } from '../../accounts/account.ts'
import { forgetTries, limitRate } from '../../accounts/rate-limit.ts'
import { hashSecret } from '../../kernel/ids.ts'
import type { EarlyContext } from '../../kernel/operation.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'
import { bookingToken } from '../../orders/booking-token.ts'
import { findByNumber, numberKey } from '../../orders/find-by-number.ts'
import { signingKey } from '../../orders/signing-key.ts'
import { fromJsonText } from '../../store/json-text.ts'
import type { OrderRow } from '../../store/tables/order-tables.ts'

/** Wrong tries at one booking; the next waits for the quarter of an hour to be over. */
const WRONG_TRIES = { tries: 5, seconds: 15 * 60 }
/** Tries from one address of a network at whatever bookings, right or wrong: nobody walks through the numbers. */
const TRIES_FROM = { tries: 40, seconds: 15 * 60 }

// A wrong try is counted although it is refused, hence no transaction around it all.
export const findBooking = defineOperation(
  'findBooking',
  async ({ body }, ctx) => {
    const { services, tenant, now } = ctx
    const { store } = services
    const order = await findByNumber(store.db, tenant.slug, body.Booking)
    const counted = { tenant: tenant.slug, bucket: `find:${numberKey(order, body.Booking)}`, now }
    // Before it is looked at, so that many at once are not more than five.
    await limitRate(store, counted, WRONG_TRIES)
    // Nobody opens an agency's order by the contact, who may be its customer.
    if (!order || order.agency_id !== null || !isSame(body.Email, emailOf(order)))
      refuse('not_found')
    await forgetTries(store, counted)
    const key = await signingKey({ store: store.db, services })
    return { status: 200, body: { Order: order.id, BookingToken: bookingToken(order.id, key) } }
  },
  { transaction: 'none', before: (_input, ctx) => limitCaller(ctx) },
)

const emailOf = ({ contact }: Pick<OrderRow, 'contact'>): string => fromJsonText(contact).email

async function limitCaller({ services, tenant, now, address }: EarlyContext): Promise<void> {
  if (address === null) return
  const bucket = `find-from:${address}`
  await limitRate(services.store, { tenant: tenant.slug, bucket, now }, TRIES_FROM)
}

/** In a time that says nothing about how much of it was right. */
function isSame(typed: string, email: string): boolean {
  const [first, second] = [typed, email].map((text) => Buffer.from(hashSecret(toAccountKey(text))))
  return first !== undefined && second !== undefined && timingSafeEqual(first, second)
}
