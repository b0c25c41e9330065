import {
  CABIN_LINES,
  cabinUnits,
  calendarDateIn,
  cruiseReturnsOn,
  partySize,
  type Price,
  type PriceLine,
  priceUnits,
  toUtcText,
  toZonedTime,
  zonedTimeAt,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Localised } from '../../../engine/language.ts'
import type { Context, WorldReader } from '../../../operation/context.ts'
import { resourceOf } from '../../../world/catalogue/resource.ts'
import { mailDay } from '../../../world/texts/mail-format.ts'
import { phrase } from '../../../world/texts/phrases.ts'
import { entryMoney } from '../item/entry-money.ts'
import type { ListedProduct } from '../item/product.ts'
import { toWireRefundSteps } from '../item/refund-steps.ts'
import { termsByLadder } from '../item/refund-terms.ts'
import { toProductRef } from '../listing/wire-product.ts'
import {
  bookedCabin,
  type CabinBooking,
  cruiseDays,
  findCabin,
  sailingClosesAt,
  sailingMissed,
  sailsAt,
  toWireCruiseAges,
  voyageOf,
} from './cabin-terms.ts'
import { toCruiseCard } from './list-cruises.ts'
import { readCabin, recountCabin } from './read-cabin.ts'

const CHARGES_OF_SAILING: readonly string[] = [CABIN_LINES.portCharges, CABIN_LINES.gratuities]

/** One cabin on one sailing of a cruise, with its guests by name. */
export const cruise: ListedProduct<'cruise', CabinBooking> = {
  soldOut: 'sold_out',
  read: readCabin,
  recount: recountCabin,
  price: (ctx, booking, { currency }) => priceCabin(ctx, booking, currency),
  stock: ({ item, cabin, sailingDate }) => [
    { resource: resourceOf(item, sailingDate), unit: cabin, count: 1 },
  ],
  closesAt: (facts, booking) =>
    sailingClosesAt(facts, bookedCabin(facts, booking).entry, booking.sailingDate),
  missed: (ctx, booking) =>
    sailingMissed(ctx, bookedCabin(ctx, booking).entry, booking.sailingDate),
  firstDay: ({ sailingDate }) => sailingDate,
  endsAt(facts, booking) {
    const { entry } = bookedCabin(facts, booking)
    const { timeZone } = facts.catalogue.place(entry.place)
    const back = cruiseReturnsOn(booking.sailingDate, entry.nights)
    return toUtcText(zonedTimeAt(back, entry.itinerary.at(-1)?.arrives ?? '23:59', timeZone))
  },
  travel(facts, booking) {
    const { entry } = bookedCabin(facts, booking)
    const { timeZone } = facts.catalogue.place(entry.place)
    return {
      sectors: [voyageOf(entry, booking.sailingDate)],
      today: calendarDateIn(facts.now, timeZone),
    }
  },
  party: ({ party }) => party,
  validUntil: () => null,
  refundTerms(facts, booking) {
    const { entry } = bookedCabin(facts, booking)
    return termsByLadder({
      rungs: entry.refund,
      startsAt: sailsAt(facts, entry, booking.sailingDate),
      rules: entry.refundRules,
      // Port charges and crew are refunded in full, because they are due only for guests who sail.
      isWhole: ({ code }) => CHARGES_OF_SAILING.includes(code),
    })
  },
  toWire: (reader, booking) => ({
    ItemContent: 'cruise',
    Qty: partySize(booking.party),
    Cruise: toWireCabin(reader, booking),
  }),
  title: cabinTitle,
  when: ({ Cruise: { SailingDate, ReturnDate } }, language) =>
    `${mailDay(SailingDate, language)} – ${mailDay(ReturnDate, language)}`,
  details: ({ Cruise: { Ship, HomePort } }) => [`${Ship} · ${HomePort}`],
  label: cabinLineLabel,
  days: cruiseDays,
  pick: toCruiseCard,
}

const LINES: Readonly<Record<string, Localised>> = {
  [CABIN_LINES.further]: phrase('cabin.furtherGuests'),
  [CABIN_LINES.single]: phrase('cabin.singleSupplement'),
  [CABIN_LINES.portCharges]: phrase('cabin.portCharges'),
  [CABIN_LINES.gratuities]: phrase('cabin.gratuities'),
}

/** Returns the label of a line of a cabin's price. */
function cabinLineLabel(
  reader: WorldReader,
  booking: CabinBooking,
  { code }: PriceLine,
): Localised | string {
  return LINES[code] ?? bookedCabin(reader, booking).cabin.names
}

/** Formats the title, such as `Phuket and Penang 4 nights · Balcony`. */
function cabinTitle(reader: WorldReader, booking: CabinBooking): string {
  const { entry, cabin } = bookedCabin(reader, booking)
  const { language } = reader
  return `${entry.names[language]} · ${cabin.names[language]}`
}

/** Calculates the price of a cabin; null if it is no longer sold. */
function priceCabin(
  ctx: Pick<Context, 'catalogue' | 'money'>,
  booking: CabinBooking,
  currency: string,
): Price | null {
  const found = findCabin(ctx, booking)
  if (!found) return null
  const { entry, cabin } = found
  const prices = {
    code: cabin.code,
    perGuest: entryMoney(entry, cabin.perGuest),
    thirdFourth: entryMoney(entry, cabin.thirdFourth),
    singleSupplementPercent: cabin.singleSupplementPercent,
    portCharges: entryMoney(entry, entry.portCharges),
    gratuityPerNight: entryMoney(entry, entry.gratuityPerNight),
    nights: entry.nights,
  }
  return priceUnits(cabinUnits(prices, booking.party), ctx.money.selling(currency))
}

/** Converts a cabin of a cart or an order. */
function toWireCabin(reader: WorldReader, booking: CabinBooking): Schemas['CruiseItem'] {
  const { entry, cabin } = bookedCabin(reader, booking)
  const { language } = reader
  const { timeZone } = reader.catalogue.place(entry.place)
  const startsAt = sailsAt(reader, entry, booking.sailingDate)
  return {
    Product: toProductRef(reader, 'cruise', entry),
    Ship: entry.ship,
    Cabin: cabin.code,
    CabinName: cabin.names[language],
    MaxGuests: cabin.maxGuests,
    SailingDate: booking.sailingDate,
    ReturnDate: cruiseReturnsOn(booking.sailingDate, entry.nights),
    Nights: entry.nights,
    HomePort: entry.homePorts[language],
    SailsAt: toZonedTime(startsAt, timeZone),
    CheckIn: entry.checkIns[language],
    IsInternational: entry.isInternational,
    AgeBands: toWireCruiseAges(),
    InfantsFromMonths: entry.infantsFromMonths,
    QtyAdult: booking.party.adults,
    QtyChild: booking.party.children,
    QtyInfant: booking.party.infants,
    RefundRule: entry.refundRules[language],
    RefundSteps: toWireRefundSteps(entry.refund, {
      startsAt,
      timeZone,
    }),
  }
}
