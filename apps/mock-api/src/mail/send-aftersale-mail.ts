import type { ServerSchemas as Schemas } from '@selat/sdk'

import { signingKey } from '../engine/secrets/signing-key.ts'
import { toJsonText } from '../engine/store/json-text.ts'
import { bookingToken } from '../features/order/booking/booking-token.ts'
import type { TicketChange } from '../features/order/booking/load-changes.ts'
import type { LoadedOrder } from '../features/order/booking/load-order.ts'
import type { RefundRecord } from '../features/order/booking/load-refunds.ts'
import {
  destinationOfRefund,
  inUnit,
  toWireRefundLine,
} from '../features/order/refund/wire-refund.ts'
import { loadTicketedOrder } from '../features/order/tickets/load-ticketed-order.ts'
import { toWireTickets } from '../features/order/tickets/to-wire-ticket.ts'
import { toWireSectorSailing } from '../features/product/ferry/wire-sector.ts'
import type { ProductReader } from '../features/product/item/product.ts'
import type { Work } from '../operation/work.ts'
import { type TenantHome, tenantDay } from '../world/network/tenant-zone.ts'
import { bookingLink, storefrontOrigin } from '../world/tenants/storefront-link.ts'
import { tenantOf } from '../world/tenants/tenant-of.ts'
import { mailDay, mailInstant, mailMoney } from '../world/texts/mail-format.ts'
import {
  composeAftersaleMail,
  type AftersaleMailInput,
  type MailCrossing,
} from './aftersale-mail.ts'
import { audienceOf } from './mail-audience.ts'
import { mailDeparture, mailTicket } from './mail-trip.ts'
import { senderOf } from './sender-of.ts'

/** What has happened, and to what. */
export type AftersaleMail =
  | { readonly kind: 'refundRequested' | 'refundCompleted'; readonly refund: RefundRecord }
  | { readonly kind: 'changeConfirmed' | 'changeLapsed'; readonly change: TicketChange }
  | {
      readonly kind: 'changeRequested'
      readonly change: TicketChange
      /** The order by which the difference is paid. */
      readonly due: LoadedOrder['order']
    }
  | {
      readonly kind: 'nameCorrected'
      readonly item: string
      readonly passenger: number
      readonly name: string
    }

/** Whose mail it is, beside what every reader of a product has. */
type MailReader = ProductReader & { readonly tenant: TenantHome }

type Filled = Pick<
  AftersaleMailInput,
  'text' | 'values' | 'facts' | 'crossings' | 'tickets' | 'isCancelled'
> & {
  /** Whose page its button opens. */
  readonly opens?: string
  readonly about: string
}

/** Puts an e-mail about what came after the sale into the outbox, once for each refund, change or correction. */
export async function sendAftersaleMail(
  work: Work,
  booking: LoadedOrder,
  mail: AftersaleMail,
): Promise<void> {
  const { order } = booking
  const { network, catalogue, tenants, storefront } = work
  const tenant = tenantOf(tenants, order.tenant)
  const reader = { network, catalogue, tenant, now: work.now, language: order.language }
  const { opens = order.id, about, ...filled } = await fill(work, booking, mail, reader)
  const origin = storefrontOrigin(tenant.web, storefront)
  const isOfJourney = mail.kind === 'changeConfirmed' || mail.kind === 'nameCorrected'
  const { recipient, name, agency } = await audienceOf(work, order, { isOfJourney })
  const content = composeAftersaleMail({
    ...filled,
    language: order.language,
    sender: senderOf(tenant),
    number: order.confirmation_number,
    name,
    agency,
    link: bookingLink(origin, opens, bookingToken(opens, await signingKey(work))),
  })
  await work.store
    .insertInto('outbox')
    .values({
      tenant: order.tenant,
      id: work.ids.make('eml'),
      dedupe_key: `${order.id}.${String(booking.events.length).padStart(4, '0')}.${mail.kind}.${about}`,
      kind: mail.kind,
      order_id: order.id,
      language: order.language,
      recipient,
      subject: content.subject,
      text_body: content.text,
      html_body: content.html,
      attachments: toJsonText([]),
      created_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function fill(
  work: Work,
  booking: LoadedOrder,
  mail: AftersaleMail,
  reader: MailReader,
): Promise<Filled> {
  const sold = await loadTicketedOrder(work.store, booking)
  const wire = toWireTickets(sold.tickets, booking, reader)
  switch (mail.kind) {
    case 'refundRequested':
    case 'refundCompleted':
      return fillRefund(mail, sold, reader)
    case 'nameCorrected': {
      const tickets = wire.filter(
        ({ OrderItem, PassengerIndex, State }) =>
          OrderItem === mail.item && PassengerIndex === mail.passenger && State !== 'void',
      )
      return {
        text: 'nameCorrected',
        values: { people: mail.name },
        facts: [],
        crossings: [],
        tickets: tickets.map((ticket) => mailTicket(ticket, reader.language)),
        about: `${mail.item}-${mail.passenger}`,
      }
    }
    case 'changeRequested':
    case 'changeConfirmed':
    case 'changeLapsed':
      return fillChange(mail, booking, wire, reader)
  }
}

function fillRefund(
  { kind, refund }: Extract<AftersaleMail, { refund: RefundRecord }>,
  sold: Awaited<ReturnType<typeof loadTicketedOrder>>,
  reader: MailReader,
): Filled {
  const { language } = reader
  const amount = mailMoney(inUnit(refund, refund.amount), language)
  const destination = [destinationOfRefund(refund, language), refund.account]
    .filter(Boolean)
    .join(', ')
  const isDone = kind === 'refundCompleted'
  const isNothing = refund.amount === 0
  const facts: Filled['facts'] = isNothing
    ? []
    : [
        { label: 'amount', value: amount },
        { label: 'destination', value: destination },
      ]
  if (!isDone)
    facts.push({
      label: 'expectedBy',
      value: mailDay(tenantDay(reader, refund.expected_at), language),
    })
  return {
    text: isNothing
      ? 'cancelledForNothing'
      : isDone
        ? 'refundCompleted'
        : refund.lines.length === 0
          ? 'differenceRequested'
          : 'refundRequested',
    values: { amount, destination },
    facts,
    crossings: [],
    isCancelled: true,
    tickets: refund.lines.map((line) => {
      const { Title, PassengerName } = toWireRefundLine(line, sold, {
        reader,
        at: refund.requested_at,
      })
      const ticket = sold.tickets.find(({ id }) => id === line.ticket)
      const voucher = sold.vouchers.find(({ order_item_id }) => order_item_id === line.item)
      const sailing = line.sailing === null ? undefined : reader.network.sailing(line.sailing)
      return {
        number: (ticket ?? voucher)?.number ?? '',
        name: PassengerName,
        route: sailing
          ? `${Title}, ${mailDeparture(toWireSectorSailing(sailing), reader.network.terminal(sailing.from)?.timeZone ?? 'UTC', language)}`
          : Title,
      }
    }),
    about: refund.id,
  }
}

function fillChange(
  mail: Extract<AftersaleMail, { change: TicketChange }>,
  { order }: LoadedOrder,
  wire: ReturnType<typeof toWireTickets>,
  reader: ProductReader,
): Filled {
  const moved = new Set(mail.change.tickets.map(({ id }) => id))
  const wanted = reader.network.sailing(mail.change.sailing_id)
  const isAbandoned = mail.kind === 'changeLapsed'
  // Nobody travels by a ticket that was given back meanwhile.
  const valid = wire.filter(({ State }) => State !== 'void')
  // Those that stay are told with the sailing that they are on by now, all others with the wanted one.
  const tickets = valid
    .filter(({ Id }) => moved.has(Id))
    .map((ticket) =>
      isAbandoned || !wanted
        ? ticket
        : { ...ticket, Sector: { ...ticket.Sector, Sailing: toWireSectorSailing(wanted) } },
    )
  const due = mail.kind === 'changeRequested' ? mail.due : null
  const amount = mailMoney(inUnit(order, due?.total_amount ?? 0), reader.language)
  const payBefore = due?.expires_at
    ? mailInstant(due.expires_at, tickets[0]?.Sector.From.TimeZone ?? 'UTC', reader.language)
    : ''
  return {
    text: mail.kind,
    values: { amount, payBefore },
    facts: due
      ? [
          { label: 'amount', value: amount },
          { label: 'payBefore', value: payBefore },
        ]
      : [],
    crossings: crossingsOf(tickets, valid),
    tickets: tickets.map((ticket) => mailTicket(ticket, reader.language)),
    ...(due && { opens: due.id }),
    about: mail.change.id,
  }
}

/** The sailings of tickets, each once, and who is on it where some of all who go on that crossing are not. */
function crossingsOf(
  tickets: readonly Schemas['Ticket'][],
  all: readonly Schemas['Ticket'][],
): MailCrossing[] {
  const crossingOf = ({ OrderItem, SectorIndex }: Schemas['Ticket']) =>
    `${OrderItem} ${SectorIndex}`
  const parties = Map.groupBy(
    tickets,
    (ticket) => `${crossingOf(ticket)} ${ticket.Sector.Sailing?.Id ?? ''}`,
  )
  return [...parties.values()].flatMap((party): MailCrossing[] => {
    const [first] = party
    if (!first) return []
    const isEverybody =
      all.filter((ticket) => crossingOf(ticket) === crossingOf(first)).length === party.length
    const who = isEverybody ? [] : party.map(({ PassengerName }) => PassengerName)
    return [{ sector: first.Sector, who }]
  })
}
