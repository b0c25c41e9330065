import { heldAtOnceMax, mayHold } from '@selat/domain'
import { sql } from 'kysely'

import { refuse } from '../../engine/http/refusal.ts'
import { insertRow } from '../../engine/store/insert-row.ts'
import { statement } from '../../engine/store/statement.ts'
import type { Db } from '../../engine/store/store.ts'
import type { StockHoldRow, StockRow } from '../../engine/store/tables/inventory-tables.ts'
import { parseResource } from '../catalogue/resource.ts'
import type { World } from '../world.ts'
import type { StockRequest } from './stock-request.ts'
import { ensureStock, SHARED_STOCK } from './stock-rows.ts'

export type StockOwner = { readonly tenant: string; readonly ownerId: string }

/** The client whose holds are limited; null if the units are paid for, or were held before. */
type Held = { readonly holder?: string | null }

/** The code of the refusal if too few units are left. */
export type SoldOut = 'seats_taken' | 'sold_out'

/** The units to take, in the order of the trip or the stay, and the code of the refusal if too few are left. */
export type StockClaim = { readonly requests: readonly StockRequest[]; readonly soldOut: SoldOut }

const ONE = 1n

/**
 * Takes units from the stock for a cart item or, with `sold`, for a ticket. It takes all units or none: if too few are left
 * of one, it refuses, and the transaction rolls back.
 */
export async function takeStock(
  store: Db,
  world: World,
  owner: StockOwner,
  {
    requests,
    soldOut,
    state = 'held',
    holder = null,
  }: StockClaim & Held & { readonly state?: 'held' | 'sold' },
): Promise<void> {
  for (const [position, request] of requests.entries()) {
    const { resource, unit, count } = request
    // Most resources already have a row, so one is inserted only if the update finds none.
    if (!(await tryChange(store, request, { [state]: count }))) {
      await ensureStock(store, world, request)
      if (!(await tryChange(store, request, { [state]: count }))) refuseShort(request, soldOut)
    }
    await insertRow(store, 'stock_holds', {
      tenant: owner.tenant,
      owner_id: owner.ownerId,
      position,
      inventory: SHARED_STOCK,
      resource,
      unit,
      count,
      state,
      holder,
    })
    // The limit is checked after the update, whose row lock makes concurrent calls for the same unit wait.
    await limitHolder(store, { ...request, holder, ownerId: owner.ownerId })
  }
}

/** Changes what an owner holds to the requested units, or refuses. Only the difference is taken or released. */
export async function changeStock(
  store: Db,
  world: World,
  owner: StockOwner,
  { requests, soldOut }: StockClaim,
): Promise<void> {
  const holds = await stockOf(store, owner)
  const isSame =
    holds.length === requests.length &&
    holds.every(
      ({ resource, unit }, index) =>
        requests[index]?.resource === resource && requests[index].unit === unit,
    )
  if (!isSame) {
    const holder = holds[0]?.holder
    await releaseStock(store, owner)
    await takeStock(store, world, owner, { requests, soldOut, holder })
    return
  }
  for (const [index, hold] of holds.entries()) {
    const count = requests[index]?.count ?? hold.count
    if (hold.count === count) continue
    if (!(await tryChange(store, hold, { [hold.state]: count - hold.count })))
      refuseShort(hold, soldOut)
    await store
      .updateTable('stock_holds')
      .set({ count })
      .where('tenant', '=', owner.tenant)
      .where('owner_id', '=', owner.ownerId)
      .where('position', '=', hold.position)
      .execute()
    if (count > hold.count) await limitHolder(store, { ...hold, count, ownerId: owner.ownerId })
  }
}

/** Refuses if a client then holds too much of a unit, counting the other holds of this owner. */
async function limitHolder(
  store: Db,
  { resource, unit, count, holder, ownerId }: Row & Held & { count: number; ownerId: string },
): Promise<void> {
  if (holder === null || holder === undefined) return
  const { rows } = await heldBesides(store, { holder, resource, unit, ownerId })
  const held = Number(rows[0]?.held ?? 0)
  const capacity = rows[0]?.capacity ?? 0
  if (mayHold({ held, wanted: count, capacity })) return
  refuse('hold_limit_reached', { params: { held, maximum: heldAtOnceMax(capacity) } })
}

const heldBesides = statement(
  (db, { holder, resource, unit, ownerId }: Row & { holder: string; ownerId: string }) =>
    db
      .selectFrom('stock')
      .select((row) => [
        'capacity',
        row
          .selectFrom('stock_holds')
          .select((hold) => hold.fn.sum<number>('count').as('held'))
          .where('holder', '=', holder)
          .where('resource', '=', resource)
          .where('unit', '=', unit)
          .where('owner_id', '!=', ownerId)
          .where('state', '=', 'held')
          .as('held'),
      ])
      .where('tenant', '=', SHARED_STOCK)
      .where('resource', '=', resource)
      .where('unit', '=', unit),
)

/** Releases everything that an owner has, held or sold. It may be repeated: the call that deletes a row releases it. */
export async function releaseStock(store: Db, owner: StockOwner): Promise<void> {
  for (const hold of await stockOf(store, owner)) {
    const { numDeletedRows } = await store
      .deleteFrom('stock_holds')
      .where('tenant', '=', owner.tenant)
      .where('owner_id', '=', owner.ownerId)
      .where('position', '=', hold.position)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === ONE) await changeTaken(store, hold, { [hold.state]: -hold.count })
  }
}

/** Marks all units that an owner holds as sold. It may be repeated. */
export async function sellStock(store: Db, owner: StockOwner): Promise<void> {
  for (const hold of await stockOf(store, owner)) {
    const { numUpdatedRows } = await store
      .updateTable('stock_holds')
      .set({ state: 'sold' })
      .where('tenant', '=', owner.tenant)
      .where('owner_id', '=', owner.ownerId)
      .where('position', '=', hold.position)
      .where('state', '=', 'held')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === ONE)
      await changeTaken(store, hold, { held: -hold.count, sold: hold.count })
  }
}

/** Returns the units that an owner has taken, in the order of the request. */
export function stockOf(store: Db, owner: StockOwner): Promise<StockHoldRow[]> {
  return store
    .selectFrom('stock_holds')
    .selectAll()
    .where('tenant', '=', owner.tenant)
    .where('owner_id', '=', owner.ownerId)
    .orderBy('position')
    .execute()
}

/** Refuses because too few units are left. */
export function refuseShort({ resource }: Pick<StockRequest, 'resource'>, soldOut: SoldOut): never {
  return refuse(soldOut, {
    params:
      soldOut === 'seats_taken' ? { sailing: resource } : { date: parseResource(resource).date },
  })
}

type Row = Pick<StockRow, 'resource' | 'unit'>
type Taken = { held: number; sold: number }
type Change = Partial<Taken>

/** Changes the number of units that are taken; throws if that is impossible. */
export async function changeTaken(store: Db, row: Row, change: Change): Promise<void> {
  if (!(await tryChange(store, row, change)))
    throw new Error(`${row.unit} of ${row.resource} cannot give back what was never taken.`)
}

/** Changes the number of units that are taken. Returns false if too few are left, or if the resource has no row yet. */
async function tryChange(
  store: Db,
  { resource, unit }: Row,
  { held = 0, sold = 0 }: Change,
): Promise<boolean> {
  const { changed } = await changeRow(store, { resource, unit, held, sold, taken: held + sold })
  return changed === 1
}

const changeRow = statement(
  (db, { resource, unit, held, sold, taken }: Row & Taken & { taken: number }) =>
    db
      .updateTable('stock')
      .set((row) => ({ held: row('held', '+', held), sold: row('sold', '+', sold) }))
      .where('tenant', '=', SHARED_STOCK)
      .where('resource', '=', resource)
      .where('unit', '=', unit)
      .where(sql<boolean>`held + sold + ${taken} <= capacity`),
)
