import { timingSafeEqual } from 'node:crypto'

import { refuse } from '../../../engine/http/refusal.ts'
import { hashSecret } from '../../../engine/random/ids.ts'
import { signingKey } from '../../../engine/secrets/signing-key.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { countWrongTries } from '../../../operation/rate-limit.ts'
import { toAccountKey } from '../../../world/tenants/account-key.ts'
import { bookingToken } from '../booking/booking-token.ts'
import { findByNumber, numberKey } from '../booking/find-by-number.ts'

/**
 * Wrong tries of one client at one booking, whose next waits for the quarter of an hour to be over, and at whatever
 * bookings: nobody walks through the numbers.
 */
const WRONG_TRIES = {
  limits: { tries: 5, seconds: 15 * 60 },
  from: { tries: 40, seconds: 15 * 60 },
} as const

// A wrong try is counted although it is refused, hence no transaction around it all.
export const findBooking = defineOperation(
  'findBooking',
  async ({ body }, ctx) => {
    const { tenant, database, ids } = ctx
    const order = await findByNumber(database.db, tenant.slug, body.Booking)
    const about = numberKey(order, body.Booking)
    const tries = await countWrongTries(ctx, 'find', { about, ...WRONG_TRIES })
    // Nobody opens an agency's order by the contact, who may be its customer.
    if (!order || order.agency_id !== null || !isSame(body.Email, emailOf(order)))
      refuse('not_found')
    await tries.wasRight()
    const key = await signingKey({ store: database.db, ids })
    return { status: 200, body: { Order: order.id, BookingToken: bookingToken(order.id, key) } }
  },
  { transaction: 'none' },
)

const emailOf = ({ contact }: Pick<OrderRow, 'contact'>): string => fromJsonText(contact).email

/** In a time that says nothing about how much of it was right. */
function isSame(typed: string, email: string): boolean {
  const [first, second] = [typed, email].map((text) => Buffer.from(hashSecret(toAccountKey(text))))
  return first !== undefined && second !== undefined && timingSafeEqual(first, second)
}
