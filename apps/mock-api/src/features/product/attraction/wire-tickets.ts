import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { WorldReader } from '../../../operation/context.ts'
import { toWireRefundSteps } from '../item/refund-steps.ts'
import { toProductRef } from '../listing/wire-product.ts'
import type { TicketBooking } from './ticket-booking.ts'
import { bookedOption, opensAt, ticketTerms } from './ticket-terms.ts'

/** Tickets of a cart or an order, in the reader's language. */
export function toWireTickets(
  reader: WorldReader,
  booking: TicketBooking,
): Schemas['AttractionItem'] {
  const { entry, option } = bookedOption(reader, booking)
  const { counts } = booking
  return {
    Product: toProductRef(reader, 'attraction', entry),
    Option: option.code,
    OptionName: option.names[reader.language],
    VisitDate: booking.visitDate,
    ValidDays: option.validDays,
    GroupSize: booking.groupSize,
    Bands: [...ticketTerms(option).bands],
    QtyAdult: counts.adult,
    QtyChild: counts.child,
    QtyInfant: counts.infant,
    QtySenior: counts.senior,
    MinOrder: option.minOrder,
    MaxOrder: option.maxOrder,
    RefundRule: option.refundRules[reader.language],
    RefundSteps:
      booking.visitDate === null
        ? []
        : toWireRefundSteps(option.refund, {
            startsAt: opensAt(reader, entry, booking.visitDate),
            timeZone: reader.catalogue.place(entry.place).timeZone,
          }),
  }
}
