import type { FareBasis } from '../../../world/network/fare-basis.ts'

/** A class of a sailing under a fare basis: the choice of a client, which the server prices. */
export type OfferKey = {
  readonly sailingId: string
  readonly class: string
  readonly basis: Extract<FareBasis, 'one_way' | 'round_trip'>
}

/**
 * Makes an id such as `off_HFC-BTC-SRL-20261212-1020-ECO-O`: O for one way, R for each way of a round trip. Clients must not
 * parse it.
 */
export function offerId({ sailingId, class: travelClass, basis }: OfferKey): string {
  return `off_${sailingId.slice('sai_'.length)}-${travelClass}-${basis === 'one_way' ? 'O' : 'R'}`
}

export function parseOfferId(id: string): OfferKey | null {
  const [, sailing, travelClass, letter] = /^off_(.+)-([A-Z]{3})-([OR])$/.exec(id) ?? []
  if (!sailing || !travelClass) return null
  return {
    sailingId: `sai_${sailing}`,
    class: travelClass,
    basis: letter === 'O' ? 'one_way' : 'round_trip',
  }
}
