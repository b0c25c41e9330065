import { signingKey } from '../engine/secrets/signing-key.ts'
import { toJsonText } from '../engine/store/json-text.ts'
import { bookingToken } from '../features/order/booking/booking-token.ts'
import type { LoadedOrder } from '../features/order/booking/load-order.ts'
import type { RefundRecord } from '../features/order/booking/load-refunds.ts'
import { toWireOrder } from '../features/order/read/to-wire-order.ts'
import { destinationOfRefund } from '../features/order/refund/wire-refund.ts'
import { loadTickets } from '../features/order/tickets/load-tickets.ts'
import { loadVouchers } from '../features/order/tickets/load-vouchers.ts'
import { toWireTickets } from '../features/order/tickets/to-wire-ticket.ts'
import { toWireVoucher } from '../features/order/tickets/to-wire-voucher.ts'
import { productOf } from '../features/product/registry.ts'
import type { Work } from '../operation/work.ts'
import type { Network } from '../world/network/network.ts'
import { tenantDay } from '../world/network/tenant-zone.ts'
import { bookingLink, storefrontOrigin } from '../world/tenants/storefront-link.ts'
import { tenantOf } from '../world/tenants/tenant-of.ts'
import { mailDay } from '../world/texts/mail-format.ts'
import {
  type BookingMailInput,
  type BookingMailKind,
  composeBookingMail,
  type HowToPay,
} from './booking-mail.ts'
import { audienceOf, type MailAudience } from './mail-audience.ts'
import { zoneOfItems } from './mail-parts.ts'
import { senderOf } from './sender-of.ts'

/** Kinds that carry every ticket and voucher of the order. */
const WITH_TICKETS: ReadonlySet<BookingMailKind> = new Set(['ticketsIssued', 'confirmationAgain'])
/** Kinds that are about the journey; the others are about what it costs. */
const OF_JOURNEY: ReadonlySet<BookingMailKind> = new Set([...WITH_TICKETS, 'openTicketDated'])

export type BookingMail = {
  readonly kind: BookingMailKind
  readonly rejection?: NonNullable<BookingMailInput['rejection']>
  /** Tells apart what can happen more than once between two steps of the payment. */
  readonly occasion?: string
  /** The tickets that it is about; all where it says none. */
  readonly tickets?: readonly string[]
  /** How the method that was chosen is paid. */
  readonly howToPay?: HowToPay
  /** The money that goes back. */
  readonly refund?: RefundRecord
}

/** Puts an e-mail about a booking into the outbox, once for each thing that happened to its payment. */
export async function sendBookingMail(
  work: Work,
  booking: LoadedOrder,
  about: BookingMail,
): Promise<void> {
  const { kind } = about
  const { order } = booking
  const audience = await audienceOf(work, order, { isOfJourney: OF_JOURNEY.has(kind) })
  const mail = composeBookingMail(await inputOf(work, booking, about, audience))
  await work.store
    .insertInto('outbox')
    .values({
      tenant: order.tenant,
      id: work.ids.make('eml'),
      dedupe_key: dedupeKey(booking, about),
      kind,
      order_id: order.id,
      language: order.language,
      recipient: audience.recipient,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      attachments: toJsonText([]),
      created_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** One mail of a kind for each step of the payment. In the order of the steps, so that it also sorts mails of one instant. */
function dedupeKey({ order, events }: LoadedOrder, { kind, occasion }: BookingMail): string {
  const key = `${order.id}.${String(events.length).padStart(4, '0')}.${kind}`
  return occasion === undefined ? key : `${key}.${occasion}`
}

/** The clock of the place that is left first. What pays a change has no items: it is the new sailing's. */
function zoneOfBooking(
  { change }: LoadedOrder,
  items: Parameters<typeof zoneOfItems>[0],
  network: Network,
): string {
  const sailing = change === null ? undefined : network.sailing(change.sailing_id)
  const terminal = sailing && network.terminal(sailing.from)
  return terminal?.timeZone ?? zoneOfItems(items)
}

async function inputOf(
  work: Work,
  booking: LoadedOrder,
  { kind, rejection, howToPay, refund, tickets: wanted }: BookingMail,
  { name, agency }: MailAudience,
): Promise<BookingMailInput> {
  const { order } = booking
  const { tenants, storefront, network, catalogue, now } = work
  const tenant = tenantOf(tenants, order.tenant)
  const view = { now, language: order.language, network, catalogue }
  const hasAll = WITH_TICKETS.has(kind)
  const all = hasAll || wanted ? await loadTickets(work.store, order) : []
  // Nobody travels by a ticket that was given back.
  const tickets = wanted
    ? all.filter(({ id }) => wanted.includes(id))
    : all.filter(({ state }) => state !== 'void')
  const vouchers = hasAll ? await loadVouchers(work.store, order) : []
  const gone = new Set(
    vouchers.filter(({ state }) => state === 'void').map((voucher) => voucher.order_item_id),
  )
  const wire = toWireOrder(booking, view)
  return {
    kind,
    language: order.language,
    sender: senderOf(tenant),
    link: bookingLink(
      storefrontOrigin(tenant.web, storefront),
      order.id,
      bookingToken(order.id, await signingKey(work)),
    ),
    order: { ...wire, Items: wire.Items.filter(({ Id }) => !gone.has(Id)) },
    payBefore: order.expires_at,
    timeZone: zoneOfBooking(booking, wire.Items, network),
    tickets: toWireTickets(tickets, booking, view),
    isOfTickets: wanted !== undefined,
    vouchers: vouchers
      .filter(({ state }) => state !== 'void')
      .map((voucher) => toWireVoucher(voucher, booking)),
    titles: new Map(
      booking.items.map((item) => [
        item.id,
        productOf(item.item_content).title(view, item.booking),
      ]),
    ),
    rejection: rejection ?? null,
    howToPay: howToPay ?? null,
    refund: refund
      ? {
          destination: destinationOfRefund(refund, order.language),
          expectedBy: mailDay(tenantDay({ network, tenant }, refund.expected_at), order.language),
        }
      : null,
    name,
    agency,
  }
}
