import { stepAt, type LadderStep } from '@selat/domain'
import { formatInstant } from '@selat/i18n/format-time'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode, Localised } from '../../../engine/language.ts'
import type { StoredRefundLine } from '../../../engine/store/tables/aftersale-tables.ts'
import type { WorldReader } from '../../../operation/context.ts'
import { inUnit } from '../../../world/money/wire-money.ts'
import { type TenantHome, tenantDay } from '../../../world/network/tenant-zone.ts'
import { fillPhrase, phrase } from '../../../world/texts/phrases.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import { knownTerminal } from '../../product/ferry/wire-network.ts'
import { toWireSectorSailing } from '../../product/ferry/wire-sector.ts'
import { productRefOf } from '../../product/product-ref.ts'
import { productOf } from '../../product/registry.ts'
import { toWireBooking } from '../../product/wire-booking.ts'
import type { OrderItem } from '../booking/load-order.ts'
import type { RefundRecord } from '../booking/load-refunds.ts'
import { passengerName } from '../booking/passenger-name.ts'
import { destinationName } from '../payment/destination-name.ts'
import { itemTerms } from '../tickets/item-terms.ts'
import type { TicketedOrder } from '../tickets/refundable.ts'
import { lateDestination, nameOfDestination } from './refund-destination.ts'

/** Converts a line of a quote or refund in the reader's language, with the step of its refund ladder at an instant. */
export function toWireRefundLine(
  line: StoredRefundLine,
  { booking, tickets, vouchers }: TicketedOrder,
  { reader, at }: { readonly reader: WorldReader; readonly at: string },
): Schemas['RefundLine'] {
  const item = booking.items.find(({ id }) => id === line.item)
  if (!item) throw new Error(`The order of ${line.item} has lost it`)
  const ticket = tickets.find(({ id }) => id === line.ticket)
  const passenger = ticket && item.passengers[ticket.passenger_index]
  const voucher = vouchers.find(({ order_item_id }) => order_item_id === item.id)
  const now = stepAt(line.ladder, at)
  const sailing = line.sailing === null ? undefined : reader.network.sailing(line.sailing)
  return {
    OrderItem: line.item,
    Ticket: line.ticket,
    Title: ticket
      ? sectorTitle(reader, item, ticket.sector_index)
      : productOf(item.item_content).title(reader, item.booking),
    PassengerName: passenger ? passengerName(passenger) : '',
    Paid: inUnit(booking.order, line.paid),
    Percent: line.percent,
    Refund: inUnit(booking.order, line.refund),
    Kept: inUnit(booking.order, line.paid - line.refund),
    Ladder: line.ladder.map((step) => ({
      Until: step.until,
      Percent: step.percent,
      IsNow: step === now,
    })),
    Rule: ticket
      ? ticketRule(
          { ladder: line.ladder, at },
          zoneOfSector(reader, item, ticket.sector_index),
          reader.language,
        )
      : itemTerms(reader, item, voucher?.valid_until ?? null).rule(reader.language, at),
    Sailing: sailing ? toWireSectorSailing(sailing) : null,
    TimeZone: ticket
      ? zoneOfSector(reader, item, ticket.sector_index)
      : (productRefOf(toWireBooking(reader, item))?.Place.TimeZone ?? 'UTC'),
  }
}

function sectorTitle(reader: WorldReader, item: OrderItem, index: number): string {
  const sector = ferryOf(item)?.sectors[index]
  if (!sector) return ''
  const name = (code: string) => knownTerminal(reader, code).names[reader.language]
  return `${name(sector.from)} → ${name(sector.to)}`
}

function zoneOfSector(reader: WorldReader, item: OrderItem, index: number): string {
  const sector = ferryOf(item)?.sectors[index]
  return sector ? knownTerminal(reader, sector.from).timeZone : 'UTC'
}

/** Converts a refund for the contract. */
export function toWireRefund(
  refund: RefundRecord,
  sold: TicketedOrder,
  reader: WorldReader & { readonly tenant: TenantHome },
): Schemas['Refund'] {
  return {
    Id: refund.id,
    Order: refund.order_id,
    State: refund.state,
    Amount: inUnit(refund, refund.amount),
    Destination: {
      Kind: refund.destination,
      Name: destinationOfRefund(refund, reader.language),
      NeedsBankAccount: refund.account !== '',
      Days: daysBetween(refund.requested_at, refund.expected_at),
    },
    BankAccountMasked: refund.account,
    RequestedAt: refund.requested_at,
    ExpectedBy: tenantDay(reader, refund.expected_at),
    CompletedAt: refund.completed_at,
    Lines: refund.lines.map((line) =>
      toWireRefundLine(line, sold, { reader, at: refund.requested_at }),
    ),
  }
}

/** Returns the name of a refund's destination. */
export function destinationOfRefund(
  {
    destination,
    method_code,
    account,
  }: Pick<RefundRecord, 'destination' | 'method_code' | 'account'>,
  language: LanguageCode,
): string {
  // An empty account means that the money returns to the account that it was sent from.
  if (destination === 'bank_account' && account === '')
    return destinationName('sending_account', language)
  if (destination !== 'payment_method') return destinationName(destination, language)
  return nameOfDestination({ kind: destination, method: method_code }, language)
}

/** Returns the name of the destination to which a late payment is refunded. */
export function lateDestinationName(method: string | null, language: LanguageCode): string {
  const { kind: destination } = lateDestination(method)
  return destinationOfRefund({ destination, method_code: method, account: '' }, language)
}

const DAY_MS = 86_400_000

function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS)
}

const NONE_BACK: Localised = phrase('refund.noneOfFare')
const NEVER_BACK: Localised = phrase('refund.neverOfFare')

/**
 * Returns the text of a ferry ticket's refund at an instant: its percentage, and until when it applies, in the terminal's
 * time. A fare that was never refundable has another text than one that no longer is.
 */
function ticketRule(
  { ladder, at }: { readonly ladder: readonly LadderStep[]; readonly at: string },
  timeZone: string,
  language: LanguageCode,
): string {
  if (ladder.every((step) => step.percent === 0)) return NEVER_BACK[language]
  const { percent, until } = stepAt(ladder, at)
  if (percent === 0 || until === null) return NONE_BACK[language]
  const moment = formatInstant(until, timeZone, language)
  return fillPhrase('refund.someOfFare', language, { percent: String(percent), until: moment })
}
