import { timingSafeEqual } from 'node:crypto'

import { refuse } from '../../../engine/http/refusal.ts'
import { hashSecret } from '../../../engine/random/ids.ts'
import { signingKey } from '../../../engine/secrets/signing-key.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { countWrongTries } from '../../../operation/rate-limit.ts'
import { toAccountKey } from '../../../world/tenants/account-key.ts'
import { bookingToken } from '../booking/booking-token.ts'

/**
 * Limits of wrong tries in a quarter of an hour: of one client at one booking, and of one client at any bookings. They keep
 * clients from trying all numbers.
 */
const WRONG_TRIES = {
  limits: { tries: 5, seconds: 15 * 60 },
  from: { tries: 40, seconds: 15 * 60 },
} as const

// There is no transaction around the operation, because a wrong try must be counted although the call is refused.
export const findBooking = defineOperation(
  'findBooking',
  async ({ body }, ctx) => {
    const { tenant, database, ids } = ctx
    const order = await findByNumber(database.db, tenant.slug, body.Booking)
    const about = numberKey(order, body.Booking)
    const tries = await countWrongTries(ctx, 'find', { about, ...WRONG_TRIES })
    // The contact never opens an agency's order, because it may be the agency's customer.
    if (!order || order.agency_id !== null || !isSame(body.Email, emailOf(order)))
      refuse('not_found')
    await tries.wasRight()
    const key = await signingKey({ store: database.db, ids })
    return { status: 200, body: { Order: order.id, BookingToken: bookingToken(order.id, key) } }
  },
  { transaction: 'none' },
)

const emailOf = ({ contact }: Pick<OrderRow, 'contact'>): string => fromJsonText(contact).email

/** Compares hashes, so that the time does not reveal how much of an address is right. */
function isSame(typed: string, email: string): boolean {
  const [first, second] = [typed, email].map((text) => Buffer.from(hashSecret(toAccountKey(text))))
  return first !== undefined && second !== undefined && timingSafeEqual(first, second)
}

type Found = Pick<OrderRow, 'tenant' | 'id' | 'agency_id' | 'contact'>

/** Finds the order of an ID or a confirmation number. Surrounding spaces and case do not matter. */
function findByNumber(store: Db, tenant: string, typed: string): Promise<Found | undefined> {
  const text = typed.trim()
  const isId = /^ord_/i.test(text)
  const column = isId ? 'id' : 'confirmation_number'
  const value = isId ? `ord_${text.slice(4).toUpperCase()}` : text.toUpperCase()
  return store
    .selectFrom('orders')
    .select(['tenant', 'id', 'agency_id', 'contact'])
    .where('tenant', '=', tenant)
    .where(column, '=', value)
    .executeTakeFirst()
}

/**
 * Returns the key by which tries are counted. Both numbers of an order share a key, and each unknown number has its own.
 */
function numberKey(order: Pick<Found, 'id'> | undefined, typed: string): string {
  return order?.id ?? hashSecret(typed.trim().toUpperCase())
}
