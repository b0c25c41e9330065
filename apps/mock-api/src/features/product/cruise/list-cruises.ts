import { defineOperation } from '../../../operation/operation.ts'
import { listCards } from '../listing/list-products.ts'
import { toCruiseCard } from './cruise-card.ts'
import { cruiseFacets } from './cruise-facets.ts'

export const listCruises = defineOperation(
  'listCruises',
  async ({ query }, ctx) => ({
    status: 200,
    body: await listCards(
      ctx,
      'cruise',
      query,
      (entries) => Promise.all(entries.map((entry) => toCruiseCard(ctx, entry, query.date))),
      cruiseFacets(ctx),
    ),
  }),
  { transaction: 'none' },
)
