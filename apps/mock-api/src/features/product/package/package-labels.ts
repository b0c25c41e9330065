import type { PriceLine } from '@selat/domain'

import type { Localised } from '../../../engine/language.ts'
import type { WorldReader } from '../../../operation/context.ts'
import { PERSON_LABELS, SINGLE_SUPPLEMENT } from '../item/band-labels.ts'
import type { PackageBooking } from './package-booking.ts'
import { bookedType } from './package-terms.ts'

/** `Batam City Break 2D1N · Standard, 3-star hotel`. */
export function packageTitle(reader: WorldReader, booking: PackageBooking): string {
  const { entry, type } = bookedType(reader, booking)
  return `${entry.names[reader.language]} · ${type.names[reader.language]}`
}

/** The label of a line of a package's price: a band, or the supplement for a single traveller. */
export function packageLabel(
  reader: WorldReader,
  booking: PackageBooking,
  { kind, band }: PriceLine,
): Localised {
  if (kind === 'supplement') return SINGLE_SUPPLEMENT
  return band ? PERSON_LABELS[band] : bookedType(reader, booking).type.names
}
