import { defineOperation } from '../../../operation/operation.ts'
import { loadStockLeft } from '../../../world/stock/stock-left.ts'
import { listCards } from '../listing/list-products.ts'
import { toPackageCard } from './package-card.ts'

export const listPackages = defineOperation('listPackages', async ({ query }, ctx) => {
  const { date } = query
  const body = await listCards(ctx, 'package', query, (entries) =>
    Promise.all(
      entries.map(async (entry) => {
        if (date === undefined) return toPackageCard(ctx, entry, null)
        const left = await loadStockLeft(ctx, entry.id, { first: date, last: date })
        return toPackageCard(ctx, entry, { date, left })
      }),
    ),
  )
  return { status: 200, body }
})
