import { addMinutes, rideClosesAt, toUtcText } from '@selat/domain'

import { resourceOf } from '../../../world/catalogue/resource.ts'
import { mailClock, mailDay } from '../../../world/texts/mail-format.ts'
import type { Product } from '../item/product.ts'
import { termsByLadder } from '../item/refund-terms.ts'
import { priceRide } from './price-ride.ts'
import { readRide, recountRide } from './read-ride.ts'
import type { RideBooking } from './ride-booking.ts'
import { rideLineLabel, rideTitle } from './ride-labels.ts'
import { bookedRide, pickUpAt, rideMissed, rideTerms } from './ride-terms.ts'
import { rideQuantity, toWireRide } from './wire-ride.ts'

/** A ride of no stated hours is over within so many, the border included. */
const LONGEST_RIDE_HOURS = 3

/** Rides: a vehicle of a rate on a day, or seats of a shared line. */
export const transport: Product<'transport', RideBooking> = {
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
  details: ({ Transport: { PickUp, DropOff } }) => [
    DropOff === null ? PickUp : `${PickUp} → ${DropOff}`,
  ],
  label: rideLineLabel,
}
