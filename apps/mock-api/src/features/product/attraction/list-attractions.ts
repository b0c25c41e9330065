import { defineOperation } from '../../../operation/operation.ts'
import { loadStockLeft } from '../../../world/stock/stock-left.ts'
import { listCards } from '../listing/list-products.ts'
import { toAttractionCard } from './attraction-card.ts'

export const listAttractions = defineOperation('listAttractions', async ({ query }, ctx) => {
  const { date } = query
  const body = await listCards(ctx, 'attraction', query, (entries) =>
    Promise.all(
      entries.map(async (entry) => {
        if (date === undefined) return toAttractionCard(ctx, entry, null)
        const left = await loadStockLeft(ctx, entry.id, { first: date, last: date })
        return toAttractionCard(ctx, entry, { date, left })
      }),
    ),
  )
  return { status: 200, body }
})
