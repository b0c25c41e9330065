import type { Localised } from '../../../engine/language.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { phrase } from '../../../world/texts/phrases.ts'
import type { FacetOf } from '../listing/facets.ts'
import { listCards } from '../listing/list-products.ts'
import { toTransportCard } from './transport-card.ts'

export const listTransports = defineOperation(
  'listTransports',
  async ({ query }, ctx) => ({
    status: 200,
    body: await listCards(
      ctx,
      'transport',
      query,
      (entries) => Promise.all(entries.map((entry) => toTransportCard(ctx, entry, query.date))),
      [vehicleFacet],
    ),
  }),
  { transaction: 'none' },
)

/** The sizes of vehicles, by the number of people that fit. */
const SIZES: readonly { code: string; from: number; until: number; names: Localised }[] = [
  {
    code: '01-04',
    from: 1,
    until: 4,
    names: phrase('vehicle.upTo4'),
  },
  {
    code: '05-06',
    from: 5,
    until: 6,
    names: phrase('vehicle.from5'),
  },
  {
    code: '07-13',
    from: 7,
    until: 13,
    names: phrase('vehicle.from7'),
  },
  {
    code: '14-60',
    from: 14,
    until: 60,
    names: phrase('vehicle.from14'),
  },
]

/** Filters by the number of people that a vehicle takes. */
const vehicleFacet: FacetOf<'transport'> = {
  code: 'vehicle',
  names: phrase('facet.vehicle'),
  order: 'code_up',
  valuesOf: (_card, { rates }, language) =>
    SIZES.filter(({ from, until }) =>
      rates.some(({ maxPassengers }) => maxPassengers >= from && maxPassengers <= until),
    ).map(({ code, names }) => ({ code, label: names[language] })),
}
