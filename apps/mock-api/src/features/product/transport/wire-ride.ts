import { maxBagsOf, partySize } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { WorldReader } from '../../../operation/context.ts'
import { toWireRefundSteps } from '../item/refund-steps.ts'
import { toProductRef } from '../listing/wire-product.ts'
import type { RideBooking } from './ride-booking.ts'
import { bookedRide, pickUpAt } from './ride-terms.ts'

/** A ride as carts and orders show it. */
export function toWireRide(reader: WorldReader, booking: RideBooking): Schemas['TransportItem'] {
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

/** A rate by the vehicle counts 1. A rate by the person counts everybody, including infants on a lap. */
export function rideQuantity(reader: WorldReader, booking: RideBooking): number {
  return bookedRide(reader, booking).rate.per === 'vehicle' ? 1 : partySize(booking.party)
}
