import {
  addDays,
  type BandCounts,
  bookableUntil,
  calendarDateIn,
  countsOfParty,
  DEFAULT_AGE_BANDS,
  openSpansOn,
  packageUnits,
  partySize,
  type Price,
  type PriceLine,
  priceUnits,
  toUtcText,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Localised } from '../../../engine/language.ts'
import type { Context, WorldReader } from '../../../operation/context.ts'
import { resourceOf } from '../../../world/catalogue/resource.ts'
import { mailDay } from '../../../world/texts/mail-format.ts'
import { dayMissed } from '../days/refuse-day.ts'
import { PERSON_LABELS, SINGLE_SUPPLEMENT } from '../item/band-labels.ts'
import { entryMoney } from '../item/entry-money.ts'
import type { ListedProduct, PriceRequest } from '../item/product.ts'
import { toWireRefundSteps } from '../item/refund-steps.ts'
import { termsByLadder } from '../item/refund-terms.ts'
import { toWireAgeBands } from '../item/wire-age-bands.ts'
import { toProductRef } from '../listing/wire-product.ts'
import { toPackageCard } from './list-packages.ts'
import {
  bookedType,
  departureTerms,
  excludedCharges,
  meetsAt,
  type PackageBooking,
  packageDays,
  partyTerms,
} from './package-terms.ts'
import { readPackage, recountPackage } from './read-package.ts'

/** Packages of one or several days with fixed days of departure, priced for each person. */
export const packageProduct: ListedProduct<'package', PackageBooking> = {
  soldOut: 'sold_out',
  read: readPackage,
  recount: recountPackage,
  price: pricePackage,
  /** Everybody takes a place, infants too, because each of them needs one on the boat. */
  stock: ({ item, type, date, party }) => [
    { resource: resourceOf(item, date), unit: type, count: partySize(party) },
  ],
  closesAt(facts, booking) {
    const { entry } = bookedType(facts, booking)
    const closesAtMs = bookableUntil(booking.date, departureTerms(entry))
    return closesAtMs === undefined ? undefined : toUtcText(closesAtMs)
  },
  missed: (ctx, booking, closedAt) =>
    dayMissed(ctx, [departureTerms(bookedType(ctx, booking).entry)], closedAt),
  firstDay: ({ date }) => date,
  /** The package ends in the evening of its last day, at the hour when it would end on the first day. */
  endsAt(facts, booking) {
    const { entry } = bookedType(facts, booking)
    const spans = openSpansOn(entry, booking.date, entry.timeZone)
    const firstDayEnds = Math.max(...spans.map(({ closesAtMs }) => closesAtMs))
    return toUtcText(firstDayEnds + (entry.days - 1) * DAY_MS)
  },
  /** Passports have to be valid from the first day until the last, because of the return. */
  travel(facts, booking) {
    const { entry } = bookedType(facts, booking)
    const sector = {
      departsOn: booking.date,
      arrivesOn: addDays(booking.date, entry.days - 1),
      isInternational: entry.isInternational,
      bands: DEFAULT_AGE_BANDS,
    }
    return { sectors: [sector], today: calendarDateIn(facts.now, entry.timeZone) }
  },
  party: ({ party }) => party,
  validUntil: () => null,
  refundTerms(facts, booking) {
    const { entry } = bookedType(facts, booking)
    const startsAt = meetsAt(entry, booking.date)
    return termsByLadder({ rungs: entry.refund, startsAt, rules: entry.refundRules })
  },
  toWire: (reader, booking) => ({
    ItemContent: 'package',
    Qty: partySize(booking.party),
    Package: toWireBookedPackage(reader, booking),
  }),
  title: packageTitle,
  when: ({ Package }, language) => mailDay(Package.Date, language),
  details: () => [],
  label: packageLabel,
  days: packageDays,
  pick: toPackageCard,
}

const DAY_MS = 86_400_000

/** Formats the title, such as `Batam City Break 2D1N · Standard, 3-star hotel`. */
function packageTitle(reader: WorldReader, booking: PackageBooking): string {
  const { entry, type } = bookedType(reader, booking)
  return `${entry.names[reader.language]} · ${type.names[reader.language]}`
}

/** Returns the label of a line of a package's price: a band, or the supplement for a single traveller. */
function packageLabel(
  reader: WorldReader,
  booking: PackageBooking,
  { kind, band }: PriceLine,
): Localised {
  if (kind === 'supplement') return SINGLE_SUPPLEMENT
  return band ? PERSON_LABELS[band] : bookedType(reader, booking).type.names
}

/**
 * Calculates the price of a package for its party, or for the travellers once their ages are known; null if its type is no
 * longer sold.
 */
function pricePackage(
  ctx: Pick<Context, 'catalogue' | 'money'>,
  booking: PackageBooking,
  { currency, travellers }: PriceRequest,
): Price | null {
  const entry = ctx.catalogue.entry('package', booking.item)
  const type = entry?.types.find(({ code }) => code === booking.type)
  if (!entry || !type) return null
  const counts: BandCounts = travellers?.[0] ?? countsOfParty(booking.party)
  const units = packageUnits(
    type.code,
    {
      adult: entryMoney(entry, type.prices.adult),
      child: entryMoney(entry, type.prices.child),
      infant: entryMoney(entry, type.prices.infant),
      singleSupplement: entryMoney(entry, type.singleSupplement),
    },
    counts,
  )
  return priceUnits(units, ctx.money.selling(currency))
}

/** Converts a package of a cart or an order, in the reader's language. */
function toWireBookedPackage(reader: WorldReader, booking: PackageBooking): Schemas['PackageItem'] {
  const { entry, type } = bookedType(reader, booking)
  const { bands, bounds } = partyTerms(entry, type)
  return {
    Product: toProductRef(reader, 'package', entry),
    Type: type.code,
    TypeName: type.names[reader.language],
    Date: booking.date,
    Days: entry.days,
    Nights: entry.nights,
    MeetingTime: entry.meetingTime,
    MeetingTimeZone: entry.timeZone,
    IsInternational: entry.isInternational,
    AgeBands: toWireAgeBands(DEFAULT_AGE_BANDS),
    Bands: [...bands],
    QtyAdult: booking.party.adults,
    QtyChild: booking.party.children,
    QtyInfant: booking.party.infants,
    MinOrder: bounds.min,
    MaxOrder: bounds.max,
    ExcludedCharges: excludedCharges(reader, entry, booking.date),
    RefundRule: entry.refundRules[reader.language],
    RefundSteps: toWireRefundSteps(entry.refund, {
      startsAt: meetsAt(entry, booking.date),
      timeZone: entry.timeZone,
    }),
  }
}
