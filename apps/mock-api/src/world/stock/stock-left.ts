import type { CalendarDate } from '@selat/domain'

import type { Db } from '../../engine/store/store.ts'
import type { StockRow } from '../../engine/store/tables/inventory-tables.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { resourceOf } from '../catalogue/resource.ts'
import { SHARED_STOCK } from './stock-rows.ts'

/** Returns the number of a product's unit that is left on a day. */
export type StockLeft = (date: CalendarDate, unit: string) => number

/** A range of days, both ends inclusive. */
export type Days = { readonly first: CalendarDate; readonly last: CalendarDate }

export type StockLeftRow = Pick<StockRow, 'resource' | 'unit' | 'capacity' | 'held' | 'sold'>

/** Loads the units of a product that are left on some days, in one query. */
export async function loadStockLeft(
  ctx: { readonly store: Db; readonly catalogue: Catalogue },
  productId: string,
  days: Days,
): Promise<StockLeft> {
  return toStockLeft(await readStockRows(ctx.store, productId, days), ctx.catalogue, productId)
}

/** Reads the stock of a product for some days. Units that were never requested have no row. */
export function readStockRows(
  store: Db,
  productId: string,
  { first, last }: Days,
): Promise<StockLeftRow[]> {
  return (
    store
      .selectFrom('stock')
      .select(['resource', 'unit', 'capacity', 'held', 'sold'])
      .where('tenant', '=', SHARED_STOCK)
      // This is a range of the primary key, because the days of one product sort by date.
      .where('resource', '>=', resourceOf(productId, first))
      .where('resource', '<=', resourceOf(productId, last))
      .orderBy('resource')
      .orderBy('unit')
      .execute()
  )
}

/**
 * Makes a function that returns the units left from the rows that were read. A unit without a row has its simulated sales
 * only.
 */
export function toStockLeft(
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
