import {
  addMinutes,
  EXTRA_HOURS_CODE,
  maxBagsOf,
  partySize,
  type Price,
  type PriceLine,
  priceUnits,
  rideClosesAt,
  type RidePrices,
  rideUnits,
  toUtcText,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode, Localised } from '../../../engine/language.ts'
import type { Context, WorldReader } from '../../../operation/context.ts'
import { resourceOf } from '../../../world/catalogue/resource.ts'
import type { TransportEntry } from '../../../world/fixtures/catalogue/transport-schema.ts'
import { mailClock, mailDay } from '../../../world/texts/mail-format.ts'
import { phrase } from '../../../world/texts/phrases.ts'
import { countBands, PERSON_LABELS } from '../item/band-labels.ts'
import { entryMoney } from '../item/entry-money.ts'
import type { ListedProduct, WireItem } from '../item/product.ts'
import { toWireRefundSteps } from '../item/refund-steps.ts'
import { termsByLadder } from '../item/refund-terms.ts'
import { toProductRef } from '../listing/wire-product.ts'
import { toTransportCard } from './list-transports.ts'
import { readRide, recountRide } from './read-ride.ts'
import {
  bookedRide,
  findRide,
  pickUpAt,
  type RideBooking,
  rideMissed,
  rideTerms,
  transportDays,
  type TransportRate,
} from './ride-terms.ts'

/** A ride without a stated duration is over after this many hours, including the border. */
const LONGEST_RIDE_HOURS = 3

/** Rides of a rate on a day: a vehicle, or seats of a shared line. */
export const transport: ListedProduct<'transport', RideBooking> = {
  soldOut: 'sold_out',
  read: readRide,
  recount: recountRide,
  price: (ctx, booking, { currency }) => priceRide(ctx, booking, currency),
  stock: ({ item, rate, pickUpDate, units }) => [
    { resource: resourceOf(item, pickUpDate), unit: rate, count: units },
  ],
  closesAt(facts, booking) {
    const { entry } = bookedRide(facts, booking)
    return rideClosesAt(pickUpAt(facts, entry, booking), entry.bookBeforeHours)
  },
  missed(ctx, booking, at) {
    const { entry, rate } = bookedRide(ctx, booking)
    return rideMissed(ctx, rideTerms(ctx, entry, rate), { date: booking.pickUpDate, at })
  },
  firstDay: ({ pickUpDate }) => pickUpDate,
  endsAt(facts, booking) {
    const { entry, rate } = bookedRide(facts, booking)
    const hours = rate.hours === null ? LONGEST_RIDE_HOURS : rate.hours + (booking.extraHours ?? 0)
    return addMinutes(pickUpAt(facts, entry, booking), hours * 60)
  },
  // A ride needs no passports, because the driver only looks for the contact's name.
  travel: () => null,
  party: ({ party }) => party,
  validUntil: () => null,
  refundTerms(facts, booking) {
    const { entry } = bookedRide(facts, booking)
    const startsAt = toUtcText(pickUpAt(facts, entry, booking))
    return termsByLadder({ rungs: entry.refund, startsAt, rules: entry.refundRules })
  },
  toWire: (reader, booking) => ({
    ItemContent: 'transport',
    Qty: rideQuantity(reader, booking),
    Transport: toWireRide(reader, booking),
  }),
  title: rideTitle,
  when: ({ Transport: { PickUpAt, Product: service } }, language) =>
    `${mailDay(PickUpAt, language)} ${mailClock(PickUpAt, service.Place.TimeZone, language)}`,
  details: rideDetails,
  label: rideLineLabel,
  days: transportDays,
  pick: toTransportCard,
}

/** Calculates the price of a ride; null if its rate is no longer sold. */
function priceRide(
  ctx: Pick<Context, 'catalogue' | 'money'>,
  booking: RideBooking,
  currency: string,
): Price | null {
  const found = findRide(ctx, booking)
  if (!found) return null
  const { entry, rate } = found
  const supplements = entry.supplements.map(({ code, amount, between }) => ({
    code,
    between,
    amount: entryMoney(entry, amount),
  }))
  const units = rideUnits(booking, toRidePrices(entry, rate), supplements)
  return priceUnits(units, ctx.money.selling(currency))
}

function toRidePrices(entry: TransportEntry, rate: TransportRate): RidePrices {
  return {
    code: rate.code,
    per: rate.per,
    price: entryMoney(entry, rate.price),
    childPrice: entryMoney(entry, rate.childPrice),
    extraHour: entryMoney(entry, rate.extraHour),
  }
}

const SEATS: Readonly<Record<'adult' | 'child' | 'infant' | 'senior', Localised>> = {
  adult: phrase('seat.adult'),
  child: phrase('seat.child'),
  infant: phrase('seat.infant'),
  senior: phrase('seat.senior'),
}

const EXTRA_HOURS: Localised = phrase('ride.furtherHours')

/** Returns the label of a line of a ride's price. */
function rideLineLabel(
  reader: WorldReader,
  booking: RideBooking,
  { kind, code, band }: PriceLine,
): Localised | string {
  const { entry, rate } = bookedRide(reader, booking)
  if (code === EXTRA_HOURS_CODE) return EXTRA_HOURS
  if (kind === 'supplement')
    return entry.supplements.find((supplement) => supplement.code === code)?.names ?? code
  if (band) return SEATS[band]
  const { language } = reader
  return `${rate.vehicles[language]} · ${rate.zones[language]}`
}

/** Formats the title, such as `Batam shared shuttle · Batam Centre – Nagoya hotels`. */
function rideTitle(reader: WorldReader, booking: RideBooking): string {
  const { entry, rate } = bookedRide(reader, booking)
  const { language } = reader
  return `${entry.names[language]} · ${rate.zones[language]}`
}

/** Its way, its vehicle with the hours beyond those of the rate or the seats of a shared one, and who rides. */
function rideDetails({ Transport }: WireItem<'transport'>, language: LanguageCode): string[] {
  const { PickUp, DropOff, Per, VehicleName, ExtraHours } = Transport
  const { QtyAdult: adult, QtyChild: child, QtyInfant: infant } = Transport
  const way = DropOff === null ? PickUp : `${PickUp} → ${DropOff}`
  if (Per === 'person') return [way, countBands(SEATS, { adult, child, infant }, language)]
  const vehicle = [
    VehicleName,
    ...(ExtraHours ? [`${ExtraHours} × ${EXTRA_HOURS[language]}`] : []),
  ].join(' · ')
  return [way, vehicle, countBands(PERSON_LABELS, { adult, child, infant }, language)]
}

/** A ride as carts and orders show it. */
function toWireRide(reader: WorldReader, booking: RideBooking): Schemas['TransportItem'] {
  const { entry, rate } = bookedRide(reader, booking)
  const { language } = reader
  return {
    Product: toProductRef(reader, 'transport', entry),
    TransportKind: entry.transportKind,
    Rate: rate.code,
    VehicleName: rate.vehicles[language],
    ZoneName: rate.zones[language],
    Per: rate.per,
    Hours: rate.hours === null ? null : rate.hours + (booking.extraHours ?? 0),
    ExtraHours: rate.hours === null ? null : (booking.extraHours ?? 0),
    PickUpAt: pickUpAt(reader, entry, booking),
    PickUp: booking.pickUpAddress ?? entry.pickUps[language],
    DropOff: booking.dropOffAddress ?? entry.dropOffs?.[language] ?? null,
    ConnectionNumber: booking.connectionNumber,
    Bags: booking.bags,
    MaxPassengers: rate.maxPassengers,
    MaxBags: maxBagsOf(booking.party, rate),
    QtyAdult: booking.party.adults,
    QtyChild: booking.party.children,
    QtyInfant: booking.party.infants,
    RefundRule: entry.refundRules[language],
    RefundSteps: toWireRefundSteps(entry.refund, {
      startsAt: pickUpAt(reader, entry, booking),
      timeZone: reader.catalogue.place(entry.place).timeZone,
    }),
  }
}

/**
 * Returns the quantity of a ride. A rate by the vehicle counts 1; a rate by the person counts everybody, including infants
 * on a lap.
 */
function rideQuantity(reader: WorldReader, booking: RideBooking): number {
  return bookedRide(reader, booking).rate.per === 'vehicle' ? 1 : partySize(booking.party)
}
