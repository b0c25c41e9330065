import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Visitor } from '../visitor.ts'
import type { SailingBand } from './expected-bands.ts'
import { dayAfter } from './random-party.ts'

/** A sailing on a day in a class, and the index of its sector in a round trip. */
export type ShownCrossing = {
  readonly from: string
  readonly to: string
  readonly operator: string
  readonly class: string
  readonly date: string
  readonly way: 'single' | 'out' | 'back'
}

type Offer = Schemas['SailingOffer']

const FARES = { adult: 'Adult', child: 'Child', infant: 'Infant', senior: 'Senior' } as const

/** Returns the online price of one traveller for a sailing, as a search for its day shows it. */
export async function priceShown(
  visitor: Visitor,
  crossing: ShownCrossing,
  { band, country }: { readonly band: SailingBand; readonly country: string },
): Promise<number> {
  const { Fares, NationalFares, Charges } = await offerOf(visitor, crossing)
  const fares = NationalFares.find(({ Countries }) => Countries.includes(country))?.Fares ?? Fares
  const fare = (fares[FARES[band]] ?? fares.Adult).Amount
  return Charges.filter(({ PayAt, Bands }) => PayAt === 'online' && Bands.includes(band))
    .filter((charge) => isFor(charge, Charges, country))
    .reduce((sum, { Amount }) => sum + Amount.Amount, fare)
}

/** Whether a charge is for a nationality. A charge for some nationalities replaces the general one of the same code. */
function isFor(
  { Code, Countries }: Schemas['ChargeInfo'],
  all: readonly Schemas['ChargeInfo'][],
  country: string,
): boolean {
  if (Countries) return Countries.includes(country)
  return !all.some((other) => other.Code === Code && other.Countries?.includes(country))
}

async function offerOf(visitor: Visitor, crossing: ShownCrossing): Promise<Offer> {
  const found = await searchDay(visitor, spanOf(crossing))
  const side = crossing.way === 'back' ? found.Returns : found.Departures
  const offer = side?.Sailings.filter(({ Operator }) => Operator === crossing.operator)
    .flatMap(({ Offers }) => Offers)
    .find(({ Class }) => Class === crossing.class)
  if (!offer) throw new Error(`Nothing is shown for ${JSON.stringify(crossing)}`)
  return offer
}

type Span = {
  readonly from: string
  readonly to: string
  readonly dateFrom: string
  readonly dateUntil?: string
}

/** The results of searches. Timetable and prices never change within a release, so that all journeys share them. */
const searches = new Map<string, Schemas['FerrySearchResult']>()

export async function searchDay(
  visitor: Visitor,
  span: Span,
): Promise<Schemas['FerrySearchResult']> {
  const key = JSON.stringify(span)
  const known = searches.get(key)
  if (known) return known
  const { status, body } = await visitor.call<Schemas['FerrySearchResult']>('searchFerry', {
    query: { ...span, adults: 1, children: 0, infants: 0 },
  })
  if (status !== 200) throw new Error(`The search of ${key} answers ${JSON.stringify(body)}`)
  searches.set(key, body)
  return body
}

/** Returns the search that shows a sailing: one way of a round trip with another one on the day before or after. */
function spanOf({ from, to, date, way }: ShownCrossing): Span {
  switch (way) {
    case 'single':
      return { from, to, dateFrom: date }
    case 'out':
      return { from, to, dateFrom: date, dateUntil: dayAfter(date, 1) }
    case 'back':
      return { from: to, to: from, dateFrom: dayAfter(date, -1), dateUntil: date }
  }
}
