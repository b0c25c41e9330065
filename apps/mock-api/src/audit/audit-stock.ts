import { fromJsonText } from '../engine/store/json-text.ts'
import type { Db } from '../engine/store/store.ts'
import type { BookingBase, ItemContent } from '../engine/store/tables/stored-booking.ts'
import { ferryOf } from '../features/product/ferry-of.ts'
import { productOf } from '../features/product/registry.ts'
import { stockPlanOf } from '../world/stock/stock-plan.ts'
import type { StockRequest } from '../world/stock/stock-request.ts'
import { SHARED_STOCK } from '../world/stock/stock-rows.ts'
import type { World } from '../world/world.ts'

type Taken = StockRequest & { readonly owner: string; readonly state: 'held' | 'sold' }

/**
 * Counts again what is taken: by cart items that hold, by orders that wait or are paid, and by open tickets with a date.
 * Lists each difference to the stock of the store; empty if there is none.
 */
export async function auditStock(db: Db, world: World): Promise<string[]> {
  const due = [
    ...(await takenByCarts(db)),
    ...(await takenByOrders(db)),
    ...(await takenByDatedTickets(db)),
    ...(await takenByChanges(db)),
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
  const left = await leftOfItems(db)
  return items.flatMap((item) => {
    const { tenant, id, status, item_content } = item
    const booking = fromJsonText(item.booking)
    const owner = `${tenant} ${id}`
    const by = { owner, state: status === 'POSTED' ? 'sold' : 'held' } as const
    if (status === 'ENTRY') return takenBy({ item_content, booking }, by)
    const ferry = ferryOf({ item_content, booking })
    if (!ferry) return left.shown.has(owner) ? takenBy({ item_content, booking }, by) : []
    return (left.seats.get(owner) ?? []).map(({ sailing, count, sector }) => ({
      ...by,
      resource: sailing,
      unit: ferry.sectors[sector]?.class ?? '',
      count,
    }))
  })
}

type Seats = { readonly sector: number; readonly sailing: string; readonly count: number }

/** Finds what paid items still hold: the seats of tickets that were neither refunded nor moved, and valid vouchers. */
async function leftOfItems(
  db: Db,
): Promise<{ seats: Map<string, Seats[]>; shown: ReadonlySet<string> }> {
  const tickets = await goodTickets(db).where('tickets.moved_at', 'is', null).execute()
  const counted = new Map<string, Seats & { owner: string }>()
  for (const { tenant, order_item_id, sector_index, sailing_id, ...ticket } of tickets) {
    const ferry = ferryOf({ ...ticket, booking: fromJsonText(ticket.booking) })
    if (sailing_id === null || (ferry?.sectors[sector_index]?.sailingId ?? null) === null) continue
    const owner = `${tenant} ${order_item_id}`
    const key = `${owner} ${sector_index} ${sailing_id}`
    const count = (counted.get(key)?.count ?? 0) + 1
    counted.set(key, { owner, sector: sector_index, sailing: sailing_id, count })
  }
  const vouchers = await db
    .selectFrom('vouchers')
    .select(['tenant', 'order_item_id'])
    .where('state', '!=', 'void')
    .execute()
  return {
    seats: Map.groupBy(counted.values(), ({ owner }) => owner),
    shown: new Set(vouchers.map(({ tenant, order_item_id }) => `${tenant} ${order_item_id}`)),
  }
}

/** Finds the new seats that orders for a change hold until they are paid. */
async function takenByChanges(db: Db): Promise<Taken[]> {
  const changes = await db
    .selectFrom('ticket_changes')
    .selectAll()
    .where('state', '=', 'waiting')
    .execute()
  const classes = new Map(
    (
      await db
        .selectFrom('tickets')
        .innerJoin('order_items', (join) =>
          join
            .onRef('order_items.tenant', '=', 'tickets.tenant')
            .onRef('order_items.id', '=', 'tickets.order_item_id'),
        )
        .select(['tickets.id', 'tickets.sector_index', 'order_items.item_content'])
        .select('order_items.booking')
        .execute()
    ).map(({ id, sector_index, item_content, booking }) => [
      id,
      ferryOf({ item_content, booking: fromJsonText(booking) })?.sectors[sector_index]?.class,
    ]),
  )
  return changes.map(({ tenant, payment_order_id, sailing_id, ...change }) => {
    const tickets = fromJsonText(change.tickets)
    return {
      owner: `${tenant} ${payment_order_id}`,
      resource: sailing_id,
      unit: classes.get(tickets[0]?.id ?? '') ?? '',
      count: tickets.length,
      state: 'held' as const,
    }
  })
}

function takenBy(
  { item_content, booking }: { item_content: ItemContent; booking: BookingBase },
  by: Pick<Taken, 'owner' | 'state'>,
): Taken[] {
  return productOf(item_content)
    .stock(booking)
    .map((request) => ({ ...request, ...by }))
}

/** Finds the seats that tickets took themselves: dated open tickets, and tickets that have been moved. */
async function takenByDatedTickets(db: Db): Promise<Taken[]> {
  const tickets = await goodTickets(db).execute()
  return tickets.flatMap(({ tenant, id, sailing_id, sector_index, moved_at, ...item }) => {
    const { item_content, booking } = item
    const ferry = ferryOf({ item_content, booking: fromJsonText(booking) })
    const sector = ferry?.sectors[sector_index]
    const holdsItself = moved_at !== null || sector?.sailingId === null
    if (!sector || !holdsItself || sailing_id === null) return []
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

/** Returns the units of the simulated sales; null if this world does not have the resource. */
function soldElsewhereOf(world: World, row: Pick<Taken, 'resource' | 'unit'>): number | null {
  try {
    return stockPlanOf(world, row).soldElsewhere
  } catch {
    return null
  }
}

function goodTickets(db: Db) {
  return db
    .selectFrom('tickets')
    .innerJoin('order_items', (join) =>
      join
        .onRef('order_items.tenant', '=', 'tickets.tenant')
        .onRef('order_items.id', '=', 'tickets.order_item_id'),
    )
    .selectAll('tickets')
    .select(['order_items.item_content', 'order_items.booking'])
    .where('tickets.state', '!=', 'void')
}
