import { Hono } from 'hono'
import * as z from 'zod'

import { refuse } from '../../engine/http/refusal.ts'
import { resourceOf } from '../../world/catalogue/resource.ts'
import { catalogueContents } from '../../world/fixtures/catalogue/entries.ts'
import { stockPlanOf } from '../../world/stock/stock-plan.ts'
import { ensureStock, SHARED_STOCK } from '../../world/stock/stock-rows.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { jsonInput, queryInput } from './read-input.ts'

const dayQuery = z.strictObject({ id: z.string().max(44), date: z.iso.date() })
const leftInput = dayQuery.extend({
  left: z.int().min(0).max(5000),
  unit: z.string().max(24).optional(),
})

/** The routes that show and set the stock of listed products by day; ferries have routes of their own. */
export function stockRoutes(services: SandboxParts) {
  return new Hono()
    .get('/stock', (c) => c.json(listStocked(services)))
    .get('/stock/day', queryInput(dayQuery), async (c) =>
      c.json(await findProductDay(services, c.req.valid('query'))),
    )
    .post('/stock/left', jsonInput(leftInput), async (c) =>
      c.json(await setUnitsLeft(services, c.req.valid('json'))),
    )
}

/** A product on one day. */
export type ProductDay = { readonly id: string; readonly date: string }

/** Lists all products with stock of their own, which are all but ferries. */
function listStocked({ catalogue }: SandboxParts) {
  const products = catalogueContents.flatMap((content) =>
    catalogue.entries(content).map(({ id, names }) => ({ id, content, name: names.EN })),
  )
  return { products }
}

/** Returns a product's day with the capacity of each unit, and how many are held, sold and left. */
async function findProductDay(services: SandboxParts, { id, date }: ProductDay) {
  const { catalogue, store } = services
  const codes = catalogue.units(id)
  if (codes.length === 0) refuse('not_found')
  const resource = resourceOf(id, date)
  const rows = await store.db
    .selectFrom('stock')
    .selectAll()
    .where('tenant', '=', SHARED_STOCK)
    .where('resource', '=', resource)
    .execute()
  const units = codes.map((unit) => {
    const plan = stockPlanOf(services, { resource, unit })
    const { capacity, held, sold } = rows.find((row) => row.unit === unit) ?? {
      // A unit has no row before its first request; its stock is then as simulated sales left it.
      capacity: plan.capacity,
      held: 0,
      sold: plan.soldElsewhere,
    }
    return { unit, capacity, held, sold, left: capacity - held - sold }
  })
  return { id, date, units }
}

/** Sets how many of one unit, or of each, are left. Held and sold units stay; the capacity changes to fit. */
async function setUnitsLeft(
  services: SandboxParts,
  { id, date, left, unit: onlyUnit }: ProductDay & { left: number; unit?: string | undefined },
) {
  const units = services.catalogue
    .units(id)
    .filter((unit) => onlyUnit === undefined || unit === onlyUnit)
  if (units.length === 0) refuse('not_found')
  const resource = resourceOf(id, date)
  await services.store.transaction(async (db) => {
    for (const unit of units) {
      await ensureStock(db, services, { resource, unit })
      await db
        .updateTable('stock')
        .set((row) => ({ capacity: row(row('held', '+', row.ref('sold')), '+', left) }))
        .where('tenant', '=', SHARED_STOCK)
        .where('resource', '=', resource)
        .where('unit', '=', unit)
        .execute()
    }
  })
  return findProductDay(services, { id, date })
}
