import type { PriceLine } from '@selat/domain'

import type { Localised } from '../../../engine/language.ts'
import type { WorldReader } from '../../../operation/context.ts'
import { TICKET_LABELS } from '../item/band-labels.ts'
import type { TicketBooking } from './ticket-booking.ts'
import { bookedOption } from './ticket-terms.ts'

/** `Singapore Zoo · Day ticket with tram`. */
export function ticketTitle(reader: WorldReader, booking: TicketBooking): string {
  const { entry, option } = bookedOption(reader, booking)
  return `${entry.names[reader.language]} · ${option.names[reader.language]}`
}

/** A ticket of a band; a group is called by its option. */
export function ticketLabel(
  reader: WorldReader,
  booking: TicketBooking,
  { band }: PriceLine,
): Localised {
  return band ? TICKET_LABELS[band] : bookedOption(reader, booking).option.names
}
