import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { TicketChange } from '../features/order/booking/load-changes.ts'
import type { LoadedOrder } from '../features/order/booking/load-order.ts'
import type { RefundRecord } from '../features/order/booking/load-refunds.ts'
import { destinationOfRefund, toWireRefundLine } from '../features/order/refund/wire-refund.ts'
import { toWireTickets } from '../features/order/tickets/list-tickets.ts'
import type { TicketedOrder } from '../features/order/tickets/refundable.ts'
import { toWireSectorSailing } from '../features/product/ferry/wire-sector.ts'
import type { WorldReader } from '../operation/context.ts'
import { inUnit } from '../world/money/wire-money.ts'
import { type TenantHome, tenantDay } from '../world/network/tenant-zone.ts'
import { storefrontOrigin } from '../world/tenants/storefront-link.ts'
import { mailDay, mailInstant, mailMoney } from '../world/texts/mail-format.ts'
import {
  type AftersaleMailInput,
  composeAftersaleMail,
  type MailCrossing,
} from './aftersale-mail.ts'
import type { MailAudience } from './mail-audience.ts'
import type { MailContent } from './mail-outline.ts'
import type { MailSetting } from './mail-setting.ts'
import { mailDeparture, mailTicket } from './mail-trip.ts'
import { senderOf } from './sender-of.ts'

/** The event that the mail is about, with its refund, change or ticket. */
export type AftersaleMail =
  | { readonly kind: 'refundRequested' | 'refundCompleted'; readonly refund: RefundRecord }
  | { readonly kind: 'changeConfirmed' | 'changeLapsed'; readonly change: TicketChange }
  | {
      readonly kind: 'changeRequested'
      readonly change: TicketChange
      /** The order that pays the difference. */
      readonly due: LoadedOrder['order']
    }
  | {
      readonly kind: 'nameCorrected'
      readonly item: string
      readonly passenger: number
      readonly name: string
    }

/** The data of an e-mail about a refund or change, as it was when the mail was sent. */
export type AftersaleFacts = Pick<MailAudience, 'name' | 'agency'> & {
  readonly at: string
  /** The path of its link, below the site's origin. */
  readonly path: string
  readonly mail: AftersaleMail
  readonly sold: TicketedOrder
}

/** The values that its texts depend on, including the tenant. */
type MailReader = WorldReader & { readonly tenant: TenantHome }

type Filled = Pick<
  AftersaleMailInput,
  'text' | 'values' | 'facts' | 'crossings' | 'tickets' | 'isCancelled'
>

/** Renders the e-mail in the language and for the tenant of a setting. */
export function renderAftersaleMail(facts: AftersaleFacts, setting: MailSetting): MailContent {
  const { network, catalogue, tenant, language, storefront } = setting
  const { name, agency, sold, at, path } = facts
  return composeAftersaleMail({
    ...fill(facts, { network, catalogue, tenant, language, now: at }),
    language,
    sender: senderOf(tenant),
    number: sold.booking.order.confirmation_number,
    name,
    agency,
    link: `${storefrontOrigin(tenant.web, storefront)}${path}`,
  })
}

function fill({ mail, sold }: AftersaleFacts, reader: MailReader): Filled {
  const { booking } = sold
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
  sold: TicketedOrder,
  reader: MailReader,
): Filled {
  const { language } = reader
  const amount = mailMoney(inUnit(refund, refund.amount), language)
  const destination = [destinationOfRefund(refund, language), refund.account]
    .filter(Boolean)
    .join(', ')
  const isDone = kind === 'refundCompleted'
  const isNothing = refund.amount === 0
  const expectedBy = mailDay(tenantDay(reader, refund.expected_at), language)
  const facts: Filled['facts'] = isNothing
    ? []
    : [
        { label: 'amount', value: amount },
        { label: 'destination', value: destination },
        ...(isDone ? [] : [{ label: 'expectedBy' as const, value: expectedBy }]),
      ]
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
          ? `${Title} · ${mailDeparture(toWireSectorSailing(sailing), reader.network.terminal(sailing.from)?.timeZone ?? 'UTC', language)}`
          : Title,
      }
    }),
  }
}

function fillChange(
  mail: Extract<AftersaleMail, { change: TicketChange }>,
  { order }: LoadedOrder,
  wire: ReturnType<typeof toWireTickets>,
  reader: WorldReader,
): Filled {
  const moved = new Set(mail.change.tickets.map(({ id }) => id))
  const wanted = reader.network.sailing(mail.change.sailing_id)
  const isAbandoned = mail.kind === 'changeLapsed'
  // Tickets that were refunded meanwhile are left out.
  const valid = wire.filter(({ State }) => State !== 'void')
  // If the change was abandoned, its tickets are shown with their present sailing, else with the requested one.
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
  }
}

/**
 * Lists the sailings of tickets, each once. A sailing names its travellers only if other valid tickets of the sector are not
 * on it.
 */
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
