import { countedBand, type PassengerBand } from './age-bands.ts'

/**
 * Returns the travellers on a sailing who lack company: without an adult all of them, otherwise each infant for whom there
 * is no adult, the last in the given order. Empty if all may travel.
 * @example withoutCompany([{ band: 'child' }, { band: 'infant' }]) // both
 */
export function withoutCompany<Traveller extends { readonly band: PassengerBand }>(
  travellers: readonly Traveller[],
): Traveller[] {
  const adults = travellers.filter(({ band }) => countedBand(band) === 'adult').length
  if (adults === 0) return [...travellers]
  return travellers.filter(({ band }) => band === 'infant').slice(adults)
}
