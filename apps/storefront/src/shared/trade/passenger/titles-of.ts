import type { CountedBand, PassengerTitle } from '@selat/domain'

const titles: Readonly<Record<CountedBand, readonly PassengerTitle[]>> = {
  adult: ['Mr', 'Mrs', 'Ms', 'Miss'],
  child: ['Mstr', 'Miss'],
  infant: ['Mstr', 'Miss'],
}

/** Returns the titles that a place offers. */
export const titlesOf = (band: CountedBand): readonly PassengerTitle[] => titles[band]
