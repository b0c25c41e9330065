import type { Schemas } from '@selat/sdk'

import type { Shot } from './load.ts'

/** The company id of the sandbox's site for consumers. */
const SYSTEM = 4101
const CALLER = { system: String(SYSTEM), currency: 'SGD' }
const DAY_MS = 86_400_000

export type Search = {
  from: string
  to: string
  days: number
  returnDays?: number
  adults?: number
  class?: string
}

/**
 * Returns a date some days from now. It is far enough from the ends of the days on sale to be valid in every zone.
 */
function dateIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}

export function searchPath({ days, returnDays, adults = 1, ...search }: Search): string {
  const dates = {
    dateFrom: dateIn(days),
    ...(returnDays !== undefined && { dateUntil: dateIn(returnDays) }),
  }
  const query = new URLSearchParams({ ...CALLER, ...search, ...dates, adults: String(adults) })
  return `/travel/v1/ferry/search?${query}`
}

/** A round trip on a busy route: more than twenty sailings. */
export const LARGE_SEARCH: Search = { from: 'TGP', to: 'TPI', days: 14, returnDays: 16 }
/** A one-way trip, with an answer of 19 kB. */
export const SMALL_SEARCH: Search = { from: 'TGP', to: 'TPI', days: 14 }

const STRAITS = [
  { from: 'HFC', to: 'BTC' },
  { from: 'BTC', to: 'HFC' },
  { from: 'TGP', to: 'TPI' },
  { from: 'TPI', to: 'TGP' },
]

/** Makes two hundred different searches. */
export function manySearches(): Search[] {
  return Array.from({ length: 200 }, (_, index) => ({
    ...(STRAITS[index % STRAITS.length] ?? LARGE_SEARCH),
    days: 7 + (Math.floor(index / STRAITS.length) % 25),
    adults: 1 + Math.floor(index / 100),
  }))
}

const CART_PATH = `/travel/v1/cart?${new URLSearchParams(CALLER)}`
const SEATS_ENOUGH = 40
/**
 * The days from now of the sailings in carts. There are enough for 100,000 travellers, although some sailings share their
 * seats.
 */
const FIRST_DAY = 5
const LAST_DAY = 125

/** Makes a request that puts one traveller into a new cart, each time on another sailing. */
export async function cartShot(origin: string): Promise<Shot> {
  const bodies: string[] = []
  for (let days = FIRST_DAY; days < LAST_DAY; days += 1) {
    for (const strait of STRAITS) {
      const answer = await fetch(origin + searchPath({ ...strait, days }))
      if (!answer.ok) throw new Error(`A search answers ${answer.status}: ${await answer.text()}`)
      // the mock checks its answers against the contract
      const found = (await answer.json()) as Schemas['FerrySearchResult']
      for (const sailing of found.Departures.Sailings) {
        const offer = sailing.Offers.find(({ SeatsLeft }) => SeatsLeft >= SEATS_ENOUGH)
        if (offer) bodies.push(JSON.stringify(toCart(found, sailing.Item, offer.Offer)))
      }
    }
  }
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'bench-key-{n}' }
  return { method: 'POST', path: CART_PATH, headers, bodies }
}

function toCart(
  { Departures, IsInternational }: Schemas['FerrySearchResult'],
  item: string,
  offer: string,
): Schemas['CartInput'] {
  const ferry = {
    DateFrom: Departures.Date,
    DateUntil: Departures.Date,
    Qty: 1,
    QtyAdult: 1,
    QtyChild: 0,
    QtyInfant: 0,
    IsRoundTrip: false,
    IsInternational,
    IsOpenTicket: false,
    IsOpenTicket2W: false,
    Offers: [offer],
  }
  return { ItemContent: 'ferry', Items: [{ Item: item, Qty: 1, Ferry: ferry }] }
}
