import { CABIN_LINES, type PriceLine } from '@selat/domain'

import type { Localised } from '../../../engine/language.ts'
import type { WorldReader } from '../../../operation/context.ts'
import { phrase } from '../../../world/texts/phrases.ts'
import type { CabinBooking } from './cabin-booking.ts'
import { bookedCabin } from './cabin-terms.ts'

const LINES: Readonly<Record<string, Localised>> = {
  [CABIN_LINES.further]: phrase('cabin.furtherGuests'),
  [CABIN_LINES.single]: phrase('cabin.singleSupplement'),
  [CABIN_LINES.portCharges]: phrase('cabin.portCharges'),
  [CABIN_LINES.gratuities]: phrase('cabin.gratuities'),
}

/** The label of a line of a cabin's price. */
export function cabinLineLabel(
  reader: WorldReader,
  booking: CabinBooking,
  { code }: PriceLine,
): Localised | string {
  return LINES[code] ?? bookedCabin(reader, booking).cabin.names
}

/** `Phuket and Penang 4 nights · Balcony`. */
export function cabinTitle(reader: WorldReader, booking: CabinBooking): string {
  const { entry, cabin } = bookedCabin(reader, booking)
  const { language } = reader
  return `${entry.names[language]} · ${cabin.names[language]}`
}
