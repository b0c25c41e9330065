import type { LoadedOrder } from '../features/order/booking/load-order.ts'
import type { RefundRecord } from '../features/order/booking/load-refunds.ts'
import { loadTickets } from '../features/order/booking/load-tickets.ts'
import { loadVouchers } from '../features/order/tickets/vouchers.ts'
import type { Work } from '../operation/work.ts'
import { tenantOf } from '../world/tenants/tenant-of.ts'
import type { BookingMailInput, BookingMailKind, HowToPay } from './booking-mail.ts'
import { audienceOf, type MailAudience } from './mail-audience.ts'
import { orderPath } from './order-path.ts'
import { postMail } from './post-mail.ts'
import type { BookingFacts } from './render-booking-mail.ts'

/** The kinds of mails that list every ticket and voucher of the order. */
const WITH_TICKETS: ReadonlySet<BookingMailKind> = new Set(['ticketsIssued', 'confirmationAgain'])
/** The kinds of mails about the journey; the others are about payments. */
const OF_JOURNEY: ReadonlySet<BookingMailKind> = new Set([...WITH_TICKETS, 'openTicketDated'])

export type BookingMail = {
  readonly kind: BookingMailKind
  readonly rejection?: NonNullable<BookingMailInput['rejection']>
  /** Distinguishes mails of one kind that can be sent more than once between two steps of the payment. */
  readonly occasion?: string
  /** The tickets that the mail is about; if absent, all that are not void. */
  readonly tickets?: readonly string[]
  /** The instructions to pay by the chosen method. */
  readonly howToPay?: HowToPay
  /** The refund that the mail is about. */
  readonly refund?: RefundRecord
}

/** Stores an e-mail about a booking in the outbox, once for each event of its payment. */
export async function sendBookingMail(
  work: Work,
  booking: LoadedOrder,
  about: BookingMail,
): Promise<void> {
  const { kind } = about
  const { order } = booking
  const audience = await audienceOf(work, order, { isOfJourney: OF_JOURNEY.has(kind) })
  await postMail(work, {
    tenant: tenantOf(work.tenants, order.tenant),
    kind,
    order: order.id,
    language: order.language,
    recipient: audience.recipient,
    made: { about: 'booking', facts: await factsOf(work, booking, about, audience) },
    dedupeKey: dedupeKey(booking, about),
  })
}

/**
 * Returns a key that allows one mail of a kind for each step of the payment. The number of the step also sorts mails of one
 * instant.
 */
function dedupeKey({ order, events }: LoadedOrder, { kind, occasion }: BookingMail): string {
  const key = `${order.id}.${String(events.length).padStart(4, '0')}.${kind}`
  return occasion === undefined ? key : `${key}.${occasion}`
}

async function factsOf(
  work: Work,
  booking: LoadedOrder,
  { kind, rejection, howToPay, refund, tickets: wanted }: BookingMail,
  { name, agency }: MailAudience,
): Promise<BookingFacts> {
  const { order } = booking
  const hasAll = WITH_TICKETS.has(kind)
  const all = hasAll || wanted ? await loadTickets(work.store, order) : []
  return {
    kind,
    at: work.now,
    path: await orderPath(work, order),
    booking,
    // A void ticket is not listed unless the mail is about it.
    tickets: wanted
      ? all.filter(({ id }) => wanted.includes(id))
      : all.filter(({ state }) => state !== 'void'),
    isOfTickets: wanted !== undefined,
    vouchers: hasAll ? await loadVouchers(work.store, order) : [],
    rejection: rejection ?? null,
    howToPay: howToPay ?? null,
    refund: refund ?? null,
    name,
    agency,
  }
}
