import { stockPlanOf } from '../inventory/stock-plan.ts'
import type { StockRequest } from '../inventory/stock-request.ts'
import { SHARED_STOCK } from '../inventory/stock-rows.ts'
import type { World } from '../kernel/world.ts'
import { ferryOf } from '../products/ferry-of.ts'
import type { BookingBase, ItemContent } from '../products/product.ts'
import { productOf } from '../products/registry.ts'
import { fromJsonText } from '../store/json-text.ts'
import type { Db } from '../store/store.ts'

type Taken = StockRequest & { readonly owner: string; readonly state: 'held' | 'sold' }

/**
 * Counts all that is taken again from those who should have it (cart items that hold, orders that wait or are paid, open
 * tickets with a date) and says what the books of the store have otherwise; empty when they agree.
 */
export async function auditStock(db: Db, world: World): Promise<string[]> {
  const due = [
    ...(await takenByCarts(db)),
    ...(await takenByOrders(db)),
    ...(await takenByDatedTickets(db)),
  ]
  const booked = await bookedHolds(db)
  return [...differences(due.map(toLine), booked.map(toLine)), ...(await rowErrors(db, world, due))]
}

async function takenByCarts(db: Db): Promise<Taken[]> {
  const items = await db.selectFrom('cart_items').selectAll().where('state', '=', 'held').execute()
  return items.flatMap(({ tenant, id, item_content, booking }) =>
    takenBy(
      { item_content, booking: fromJsonText(booking) },
      { owner: `${tenant} ${id}`, state: 'held' },
    ),
  )
}

async function takenByOrders(db: Db): Promise<Taken[]> {
  const items = await db
    .selectFrom('order_items')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.tenant', '=', 'order_items.tenant')
        .onRef('orders.id', '=', 'order_items.order_id'),
    )
    .selectAll('order_items')
    .select('orders.status')
    .where('orders.status', 'in', ['ENTRY', 'POSTED'])
    .execute()
  return items.flatMap(({ tenant, id, status, item_content, booking }) =>
    takenBy(
      { item_content, booking: fromJsonText(booking) },
      { owner: `${tenant} ${id}`, state: status === 'POSTED' ? 'sold' : 'held' },
    ),
  )
}

function takenBy(
  { item_content, booking }: { item_content: ItemContent; booking: BookingBase },
  by: Pick<Taken, 'owner' | 'state'>,
): Taken[] {
  return productOf(item_content)
    .stock(booking)
    .map((request) => ({ ...request, ...by }))
}

/** Tickets whose order has no date took their seats themselves. */
async function takenByDatedTickets(db: Db): Promise<Taken[]> {
  const tickets = await db
    .selectFrom('tickets')
    .innerJoin('order_items', (join) =>
      join
        .onRef('order_items.tenant', '=', 'tickets.tenant')
        .onRef('order_items.id', '=', 'tickets.order_item_id'),
    )
    .selectAll('tickets')
    .select(['order_items.item_content', 'order_items.booking'])
    .where('tickets.state', '!=', 'void')
    .execute()
  return tickets.flatMap(({ tenant, id, sailing_id, sector_index, item_content, booking }) => {
    const ferry = ferryOf({ item_content, booking: fromJsonText(booking) })
    const sector = ferry?.sectors[sector_index]
    if (!sector || sector.sailingId !== null || sailing_id === null) return []
    const owner = `${tenant} ${id}`
    return [{ owner, resource: sailing_id, unit: sector.class, count: 1, state: 'sold' as const }]
  })
}

async function bookedHolds(db: Db): Promise<Taken[]> {
  const holds = await db.selectFrom('stock_holds').selectAll().execute()
  return holds.map((hold) => ({ ...hold, owner: `${hold.tenant} ${hold.owner_id}` }))
}

function toLine({ owner, resource, unit, count, state }: Taken): string {
  return `${owner}: ${count} ${unit} of ${resource} ${state}`
}

function differences(due: readonly string[], booked: readonly string[]): string[] {
  const left = [...booked]
  const missing = due.filter((line) => {
    const index = left.indexOf(line)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
  return [
    ...missing.map((line) => `not booked: ${line}`),
    ...left.map((line) => `booked for nothing: ${line}`),
  ]
}

async function rowErrors(db: Db, world: World, due: readonly Taken[]): Promise<string[]> {
  const rows = await db.selectFrom('stock').selectAll().where('tenant', '=', SHARED_STOCK).execute()
  const takenOf = Map.groupBy(due, ({ resource, unit }) => `${resource} ${unit}`)
  return rows.flatMap((row) => {
    const name = `${row.unit} of ${row.resource}`
    const soldElsewhere = soldElsewhereOf(world, row)
    if (soldElsewhere === null) return [`nothing to sell: ${name}`]
    const count = (state: Taken['state']) =>
      (takenOf.get(`${row.resource} ${row.unit}`) ?? [])
        .filter((taken) => taken.state === state)
        .reduce((sum, taken) => sum + taken.count, 0)
    const held = count('held')
    const sold = count('sold') + soldElsewhere
    return [
      ...(row.held === held ? [] : [`${name}: ${row.held} held, ${held} due`]),
      ...(row.sold === sold ? [] : [`${name}: ${row.sold} sold, ${sold} due`]),
      ...(row.held + row.sold <= row.capacity ? [] : [`${name}: oversold`]),
    ]
  })
}

/** Null for what this world does not have. */
function soldElsewhereOf(world: World, row: Pick<Taken, 'resource' | 'unit'>): number | null {
  try {
    return stockPlanOf(world, row).soldElsewhere
  } catch {
    return null
  }
}
