import { DEFAULT_AGE_BANDS } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { WorldReader } from '../../../operation/context.ts'
import { toWireRefundSteps } from '../item/refund-steps.ts'
import { toWireAgeBands } from '../item/wire-age-bands.ts'
import { toProductRef } from '../listing/wire-product.ts'
import { excludedCharges } from './excluded-charges.ts'
import type { PackageBooking } from './package-booking.ts'
import { bookedType, meetsAt, partyTerms } from './package-terms.ts'

/** A package of a cart or an order, in the reader's language. */
export function toWireBookedPackage(
  reader: WorldReader,
  booking: PackageBooking,
): Schemas['PackageItem'] {
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
