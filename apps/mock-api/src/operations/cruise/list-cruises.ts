import { listCards } from '../../catalogue/list-products.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { toCruiseCard } from '../../products/cruise/cruise-card.ts'
import { cruiseFacets } from '../../products/cruise/cruise-facets.ts'

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
