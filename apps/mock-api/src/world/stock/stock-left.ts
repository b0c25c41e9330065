import type { CalendarDate } from '@selat/domain'

import type { Db } from '../../engine/store/store.ts'
import type { StockRow } from '../../engine/store/tables/inventory-tables.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { resourceOf } from '../catalogue/resource.ts'
import { ownUnits } from './own-units.ts'
import { SHARED_STOCK } from './stock-rows.ts'
import type { StockOwner } from './stock.ts'

/** Returns the number of a product's unit that is left on a day. */
export type StockLeft = (date: CalendarDate, unit: string) => number

/** A range of days, both ends inclusive. */
export type Days = { readonly first: CalendarDate; readonly last: CalendarDate }

type StockLeftRow = Pick<StockRow, 'resource' | 'unit' | 'capacity' | 'held' | 'sold'>

/** Loads the units of a product that are left on some days, in one query. The units that `freed` holds count as left. */
export async function loadStockLeft(
  ctx: { readonly store: Db; readonly catalogue: Catalogue },
  productId: string,
  days: Days,
  freed: StockOwner | null = null,
): Promise<StockLeft> {
  const rows = await readStockRows(ctx.store, productId, days, freed)
  return toStockLeft(rows, ctx.catalogue, productId)
}

/** Reads the stock of a product for some days, without what `freed` holds. Units that were never requested have no row. */
async function readStockRows(
  store: Db,
  productId: string,
  { first, last }: Days,
  freed: StockOwner | null,
): Promise<StockLeftRow[]> {
  const rows = await store
    .selectFrom('stock')
    .select(['resource', 'unit', 'capacity', 'held', 'sold'])
    .select((stock) => ownUnits(stock, freed).as('own'))
    .where('tenant', '=', SHARED_STOCK)
    // This is a range of the primary key, because the days of one product sort by date.
    .where('resource', '>=', resourceOf(productId, first))
    .where('resource', '<=', resourceOf(productId, last))
    .orderBy('resource')
    .orderBy('unit')
    .execute()
  return rows.map(({ own, ...row }) => ({ ...row, held: row.held - Number(own) }))
}

/**
 * Makes a function that returns the units left from the rows that were read. A unit without a row has its simulated sales
 * only.
 */
function toStockLeft(
  rows: readonly StockLeftRow[],
  catalogue: Catalogue,
  productId: string,
): StockLeft {
  const left = new Map(
    rows.map(({ resource, unit, capacity, held, sold }) => [
      `${resource} ${unit}`,
      capacity - held - sold,
    ]),
  )
  return (date, unit) => {
    const resource = resourceOf(productId, date)
    const known = left.size === 0 ? undefined : left.get(`${resource} ${unit}`)
    if (known !== undefined) return known
    const { capacity, soldElsewhere } = catalogue.stockPlan(resource, unit)
    return capacity - soldElsewhere
  }
}
