import { cruiseReturnsOn, toZonedTime } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { WorldReader } from '../../../operation/context.ts'
import { toWireRefundSteps } from '../item/refund-steps.ts'
import { toProductRef } from '../listing/wire-product.ts'
import type { CabinBooking } from './cabin-booking.ts'
import { bookedCabin, sailsAt, toWireCruiseAges } from './cabin-terms.ts'

/** A cabin as carts and orders show it. */
export function toWireCabin(reader: WorldReader, booking: CabinBooking): Schemas['CruiseItem'] {
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
