import { ensureInventory, NETWORK_INVENTORY } from '../inventory/seat-inventory.ts'
import { refuse } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import type { Db } from '../store/store.ts'

/** A sailing with the seats of each class: what the vessel has, what is held and sold, what is left. */
export async function findSailing({ store, network }: Services, id: string) {
  const sailing = network.sailing(id)
  if (!sailing) refuse('not_found')
  const classes = await store.transaction(async (db) => {
    for (const travelClass of Object.keys(sailing.seats))
      await ensureInventory(db, network, { sailingId: id, class: travelClass })
    return inventoryOf(db, id)
  })
  return {
    id,
    from: sailing.from,
    to: sailing.to,
    operator: sailing.operator,
    vessel: sailing.vessel,
    departsAt: sailing.departsAt,
    arrivesAt: sailing.arrivesAt,
    classes: classes.map(({ class: travelClass, capacity, held, sold }) => ({
      class: travelClass,
      capacity,
      held,
      sold,
      seatsLeft: capacity - held - sold,
    })),
  }
}

/** Leaves so many seats free, in one class or in each. Seats taken stay taken: the vessel gets larger or smaller. */
export async function setSeatsLeft(
  services: Services,
  id: string,
  { seatsLeft, class: onlyClass }: { seatsLeft: number; class?: string },
) {
  const sailing = await findSailing(services, id)
  const classes = sailing.classes.filter(
    ({ class: travelClass }) => onlyClass === undefined || travelClass === onlyClass,
  )
  if (classes.length === 0) refuse('not_found')
  await services.store.transaction(async (store) => {
    for (const { class: travelClass } of classes)
      await store
        .updateTable('seat_inventory')
        .set((row) => ({ capacity: row(row('held', '+', row.ref('sold')), '+', seatsLeft) }))
        .where('tenant', '=', NETWORK_INVENTORY)
        .where('sailing_id', '=', id)
        .where('class', '=', travelClass)
        .execute()
  })
  return findSailing(services, id)
}

function inventoryOf(store: Db, sailingId: string) {
  return store
    .selectFrom('seat_inventory')
    .selectAll()
    .where('tenant', '=', NETWORK_INVENTORY)
    .where('sailing_id', '=', sailingId)
    .orderBy('class')
    .execute()
}
