import { listCards } from '../../catalogue/list-products.ts'
import { loadStockLeft } from '../../inventory/stock-left.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { toAttractionCard } from '../../products/attraction/attraction-card.ts'

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
