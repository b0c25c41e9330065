import { timingSafeEqual } from 'node:crypto'

import { toAccountKey } from '../../accounts/account.ts'
import { countWrongTries } from '../../accounts/rate-limit.ts'
import { hashSecret } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'
import { bookingToken } from '../../orders/booking-token.ts'
import { findByNumber, numberKey } from '../../orders/find-by-number.ts'
import { signingKey } from '../../orders/signing-key.ts'
import { fromJsonText } from '../../store/json-text.ts'
import type { OrderRow } from '../../store/tables/order-tables.ts'

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
    const { services, tenant } = ctx
    const { store } = services
    const order = await findByNumber(store.db, tenant.slug, body.Booking)
    const about = numberKey(order, body.Booking)
    const tries = await countWrongTries(ctx, 'find', { about, ...WRONG_TRIES })
    // Nobody opens an agency's order by the contact, who may be its customer.
    if (!order || order.agency_id !== null || !isSame(body.Email, emailOf(order)))
      refuse('not_found')
    await tries.wasRight()
    const key = await signingKey({ store: store.db, services })
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
