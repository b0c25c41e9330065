import { sql } from 'kysely'

import { refuse } from '../kernel/refusal.ts'
import type { Network } from '../network/network.ts'
import { insertRow } from '../store/insert-row.ts'
import { statement } from '../store/statement.ts'
import type { Db } from '../store/store.ts'
import type { SeatHoldRow, SeatInventoryRow } from '../store/tables/inventory-tables.ts'
import { ensureInventory, NETWORK_INVENTORY, type SeatRequest } from './seat-inventory.ts'

export type SeatOwner = { readonly tenant: string; readonly ownerId: string }

const ONE = 1n

/**
 * Takes seats out of the inventory for a cart item (or, `sold` at once, for a ticket). All sectors or none:
 * where one has too few left it refuses with `seats_taken`, and the transaction with it.
 */
export async function takeSeats(
  store: Db,
  network: Network,
  owner: SeatOwner,
  {
    seats,
    sectors,
    state = 'held',
  }: { seats: number; sectors: readonly SeatRequest[]; state?: 'held' | 'sold' },
): Promise<void> {
  for (const [index, sector] of sectors.entries()) {
    const row = { sailing_id: sector.sailingId, class: sector.class }
    // Most sailings have their row already: it is made only when there is none to change.
    if (!(await tryChange(store, row, { [state]: seats }))) {
      await ensureInventory(store, network, sector)
      await changeTaken(store, row, { [state]: seats })
    }
    await insertRow(store, 'seat_holds', {
      tenant: owner.tenant,
      owner_id: owner.ownerId,
      sector_index: index,
      inventory: NETWORK_INVENTORY,
      sailing_id: sector.sailingId,
      class: sector.class,
      seats,
      state,
    })
  }
}

/** Changes how many seats an owner holds on each of its sectors, or refuses with `seats_taken`. */
export async function resizeSeats(store: Db, owner: SeatOwner, seats: number): Promise<void> {
  for (const hold of await seatsOf(store, owner)) {
    if (hold.seats === seats) continue
    await changeTaken(store, hold, { [hold.state]: seats - hold.seats })
    await store
      .updateTable('seat_holds')
      .set({ seats })
      .where('tenant', '=', owner.tenant)
      .where('owner_id', '=', owner.ownerId)
      .where('sector_index', '=', hold.sector_index)
      .execute()
  }
}

/** Gives an owner's seats back, held or sold. Harmless when there are none: a row is freed by whoever deletes it. */
export async function releaseSeats(store: Db, owner: SeatOwner): Promise<void> {
  for (const hold of await seatsOf(store, owner)) {
    const { numDeletedRows } = await store
      .deleteFrom('seat_holds')
      .where('tenant', '=', owner.tenant)
      .where('owner_id', '=', owner.ownerId)
      .where('sector_index', '=', hold.sector_index)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === ONE) await changeTaken(store, hold, { [hold.state]: -hold.seats })
  }
}

/** Turns an owner's held seats into sold ones. Harmless when repeated. */
export async function sellSeats(store: Db, owner: SeatOwner): Promise<void> {
  for (const hold of await seatsOf(store, owner)) {
    const { numUpdatedRows } = await store
      .updateTable('seat_holds')
      .set({ state: 'sold' })
      .where('tenant', '=', owner.tenant)
      .where('owner_id', '=', owner.ownerId)
      .where('sector_index', '=', hold.sector_index)
      .where('state', '=', 'held')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === ONE)
      await changeTaken(store, hold, { held: -hold.seats, sold: hold.seats })
  }
}

/** What an owner has taken, by sector. */
export function seatsOf(store: Db, owner: SeatOwner): Promise<SeatHoldRow[]> {
  return store
    .selectFrom('seat_holds')
    .selectAll()
    .where('tenant', '=', owner.tenant)
    .where('owner_id', '=', owner.ownerId)
    .orderBy('sector_index')
    .execute()
}

type Row = Pick<SeatInventoryRow, 'sailing_id' | 'class'>
type Taken = { held: number; sold: number }
type Change = Partial<Taken>

async function changeTaken(store: Db, row: Row, change: Change): Promise<void> {
  if (!(await tryChange(store, row, change)))
    refuse('seats_taken', { params: { sailing: row.sailing_id } })
}

/** False when too few seats are left, or when nobody has asked for the sailing before. */
async function tryChange(
  store: Db,
  { sailing_id, class: travelClass }: Row,
  { held = 0, sold = 0 }: Change,
): Promise<boolean> {
  const change = { sailing_id, class: travelClass, held, sold, taken: held + sold }
  const { changed } = await changeSeats(store, change)
  return changed === 1
}

const changeSeats = statement(
  (db, { sailing_id, class: travelClass, held, sold, taken }: Row & Taken & { taken: number }) =>
    db
      .updateTable('seat_inventory')
      .set((row) => ({ held: row('held', '+', held), sold: row('sold', '+', sold) }))
      .where('tenant', '=', NETWORK_INVENTORY)
      .where('sailing_id', '=', sailing_id)
      .where('class', '=', travelClass)
      .where(sql<boolean>`held + sold + ${taken} <= capacity`),
)
