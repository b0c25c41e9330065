import { countedBand, type PassengerBand } from './age-bands.ts'

/**
 * Who of those on one sailing may not travel as it stands: all the younger ones where no adult is aboard, else the infants
 * beyond one for each adult, the last in the given order. Empty when everybody may.
 * @example withoutCompany([{ band: 'child' }, { band: 'infant' }]) // both
 */
export function withoutCompany<Traveller extends { readonly band: PassengerBand }>(
  travellers: readonly Traveller[],
): Traveller[] {
  const adults = travellers.filter(({ band }) => countedBand(band) === 'adult').length
  if (adults === 0) return [...travellers]
  return travellers.filter(({ band }) => band === 'infant').slice(adults)
}
