import {
  addDays,
  CABIN_LINES,
  cancellationTerms,
  isTerminalCharge,
  isWeekendLine,
  isWeekendNight,
  type LadderStep,
  type Price,
  type PriceLine,
  refundLadder,
  refundOfShare,
  type RefundRung,
  shareOfAll,
  stepAt,
  toUtcText,
  zonedTimeAt,
} from '@selat/domain'

import type { LanguageCode, Localised } from '../../../engine/language.ts'
import type { BookingBase, ItemContent } from '../../../engine/store/tables/stored-booking.ts'
import type { Context } from '../../../operation/context.ts'
import { phrase } from '../../../world/texts/phrases.ts'
import type { TicketBooking } from '../../product/attraction/ticket-booking.ts'
import { bookedOption, opensAt } from '../../product/attraction/ticket-terms.ts'
import type { CabinBooking } from '../../product/cruise/cabin-booking.ts'
import { bookedCabin, sailsAt } from '../../product/cruise/cabin-terms.ts'
import type { HotelBooking } from '../../product/hotel/hotel-booking.ts'
import { timeZoneOf } from '../../product/hotel/hotel-days.ts'
import { findOffer } from '../../product/hotel/price-stay.ts'
import { cancellationText } from '../../product/hotel/stay-texts.ts'
import { bookedHotel } from '../../product/hotel/wire-stay.ts'
import type { PackageBooking } from '../../product/package/package-booking.ts'
import { bookedType, meetsAt } from '../../product/package/package-terms.ts'
import type { RideBooking } from '../../product/transport/ride-booking.ts'
import { bookedRide, pickUpAt } from '../../product/transport/ride-terms.ts'

type Facts = Pick<Context, 'network' | 'catalogue'>

/** What comes back of an item: in whole per cent of what the rule grades, and as money. */
export type ItemRefund = { readonly percent: number; readonly amount: number }

/** How an item that is no ferry can be given back. */
export type ItemTerms = {
  /** When it begins: after it nothing can be given back. Null where it has no date. */
  readonly startsAt: string | null
  /** Empty where time alone does not tell. */
  readonly ladder: (price: Price) => readonly LadderStep[]
  readonly refund: (price: Price, now: string) => ItemRefund
  readonly rule: (language: LanguageCode, now: string) => string
}

type TermsOf<Booking> = (facts: Facts, booking: Booking, validUntil: string | null) => ItemTerms

const attraction: TermsOf<TicketBooking> = (facts, booking, validUntil) => {
  const { entry, option } = bookedOption(facts, booking)
  const { timeZone } = facts.catalogue.place(entry.place)
  // A ticket without a date can be given back as long as it is good.
  if (booking.visitDate === null) {
    const end = validUntil && toUtcText(zonedTimeAt(addDays(validUntil, 1), '00:00', timeZone))
    return byLadder([{ hoursBefore: 0, percent: 100 }], end, option.refundRules)
  }
  return byLadder(option.refund, opensAt(facts, entry, booking.visitDate), option.refundRules)
}

const packageTerms: TermsOf<PackageBooking> = (facts, booking) => {
  const { entry } = bookedType(facts, booking)
  return byLadder(entry.refund, meetsAt(entry, booking.date), entry.refundRules)
}

const transport: TermsOf<RideBooking> = (facts, booking) => {
  const { entry } = bookedRide(facts, booking)
  return byLadder(entry.refund, toUtcText(pickUpAt(facts, entry, booking)), entry.refundRules)
}

const CRUISE_CHARGES: readonly string[] = [CABIN_LINES.portCharges, CABIN_LINES.gratuities]

/** Only the cabin is kept: ports and crew are paid by those who sail. */
const cruise: TermsOf<CabinBooking> = (facts, booking) => {
  const { entry } = bookedCabin(facts, booking)
  const startsAt = sailsAt(facts, entry, booking.sailingDate)
  return byLadder(entry.refund, startsAt, entry.refundRules, ({ code }) =>
    CRUISE_CHARGES.includes(code),
  )
}

const hotel: TermsOf<HotelBooking> = (facts, booking) => {
  const entry = bookedHotel(facts, booking)
  const timeZone = timeZoneOf(facts, entry)
  const startsAt = toUtcText(zonedTimeAt(booking.checkIn, entry.checkInFrom, timeZone))
  const { checkIn } = booking
  const stay = { checkIn, checkInFrom: entry.checkInFrom, timeZone }
  const freeDays = booking.rooms.map(
    (room) => findOffer(entry, room)?.offer.freeCancellationDays ?? null,
  )
  const termsAt = (now: string) =>
    freeDays.map((days) => cancellationTerms({ ...stay, freeDays: days, now }))
  const [days = null] = freeDays
  const isOne = freeDays.every((other) => other === days)
  const [terms] = termsAt(BEGINNING)
  const freeUntil = terms?.kind === 'free' ? toUtcText(terms.freeUntil) : null
  const refund: ItemTerms['refund'] = (price, now) => {
    const share = shareOfAll(price.lines, price.total.currency)
    const back = termsAt(now).reduce((sum, { kind }, room) => {
      const lines = price.lines.filter(({ sector = 0 }) => sector === room)
      const gross = lines.reduce((total, { amount }) => total + Math.max(amount.amount, 0), 0)
      if (kind === 'non_refundable') return sum
      return sum + gross - (kind === 'free' ? 0 : Math.min(gross, firstNight(lines, checkIn)))
    }, 0)
    return gradedRefund(share.graded.amount, back, share.discount.amount)
  }
  return {
    startsAt,
    refund,
    ladder: (price) => {
      if (!isOne) return []
      if (freeUntil === null) return refundLadder([], startsAt)
      const after = { until: startsAt, percent: refund(price, freeUntil).percent }
      return [
        { until: freeUntil, percent: 100 },
        ...(after.percent > 0 ? [after] : []),
        { until: null, percent: 0 },
      ]
    },
    rule: (language, now) =>
      [...new Set(termsAt(now).map((one) => cancellationText(one, language)))].join(
        BETWEEN_SENTENCES[language],
      ),
  }
}

/** Chinese sentences stand without a space between them. */
const BETWEEN_SENTENCES = phrase('text.betweenSentences')

/** Before any stay. */
const BEGINNING = '1970-01-01T00:00:00.000Z'

/** What the night of check-in costs in a room. */
function firstNight(lines: readonly PriceLine[], checkIn: string): number {
  const line = lines.find(
    (candidate) =>
      candidate.kind === 'base' && isWeekendLine(candidate) === isWeekendNight(checkIn),
  )
  return line?.unitAmount.amount ?? 0
}

/** The part of a price that comes back, less the discount on it. */
function gradedRefund(graded: number, back: number, discount: number): ItemRefund {
  if (graded === 0) return { percent: 0, amount: 0 }
  const paid = Math.max(graded + discount, 0)
  return {
    percent: Math.floor((back * 100) / graded),
    amount: Number((BigInt(paid) * BigInt(back) * 2n + BigInt(graded)) / (BigInt(graded) * 2n)),
  }
}

function byLadder(
  rungs: readonly RefundRung[],
  startsAt: string | null,
  rules: Localised,
  isWhole: (line: PriceLine) => boolean = isTerminalCharge,
): ItemTerms {
  const ladder = startsAt === null ? [] : refundLadder(rungs, startsAt)
  return {
    startsAt,
    ladder: () => ladder,
    refund(price, now) {
      const { percent } = stepAt(ladder, now)
      const share = shareOfAll(price.lines, price.total.currency, isWhole)
      return { percent, amount: refundOfShare(share, percent).amount }
    },
    rule: (language) => rules[language],
  }
}

const terms: { readonly [Content in Exclude<ItemContent, 'ferry'>]: TermsOf<never> } = {
  attraction,
  package: packageTerms,
  transport,
  cruise,
  hotel,
}

/** The terms of an item that is kept. Contents and bookings are stored side by side, as their product has read them. */
export function itemTerms(
  facts: Facts,
  item: { readonly item_content: ItemContent; readonly booking: BookingBase },
  validUntil: string | null,
): ItemTerms {
  if (item.item_content === 'ferry') throw new Error('Ferries are given back by the ticket')
  return terms[item.item_content](facts, item.booking as never, validUntil) // of its own content
}
