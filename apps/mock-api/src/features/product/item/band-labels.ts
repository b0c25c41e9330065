import type { PassengerBand } from '@selat/domain'

import type { LanguageCode, Localised } from '../../../engine/language.ts'
import { phrase } from '../../../world/texts/phrases.ts'

/** The labels of one ticket, by band. */
export const TICKET_LABELS: Readonly<Record<PassengerBand, Localised>> = {
  adult: phrase('ticket.adult'),
  child: phrase('ticket.child'),
  infant: phrase('ticket.infant'),
  senior: phrase('ticket.senior'),
}

/** The labels of one person in a package, by band. */
export const PERSON_LABELS: Readonly<Record<PassengerBand, Localised>> = {
  adult: phrase('person.adult'),
  child: phrase('person.child'),
  infant: phrase('person.infant'),
  senior: phrase('person.senior'),
}

/** Lists the bands that have a count, such as `2 × Adult ticket · 1 × Child ticket`. */
export function countBands(
  labels: Readonly<Record<PassengerBand, Localised>>,
  counts: Readonly<Partial<Record<PassengerBand, number>>>,
  language: LanguageCode,
): string {
  return (['adult', 'child', 'infant', 'senior'] as const)
    .flatMap((band) => {
      const count = counts[band] ?? 0
      return count === 0 ? [] : [`${count} × ${labels[band][language]}`]
    })
    .join(' · ')
}

export const SINGLE_SUPPLEMENT: Localised = phrase('package.singleSupplement')
