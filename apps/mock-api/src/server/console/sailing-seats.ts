import { Hono } from 'hono'
import * as z from 'zod'

import { refuse } from '../../engine/http/refusal.ts'
import type { StockRow } from '../../engine/store/tables/inventory-tables.ts'
import type { Direction, Sailing } from '../../world/network/network.ts'
import { ensureStock, SHARED_STOCK } from '../../world/stock/stock-rows.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { jsonInput, queryInput } from './read-input.ts'

const sailingsQuery = z.strictObject({ from: z.string(), to: z.string(), date: z.iso.date() })
const seatsInput = z.strictObject({
  seatsLeft: z.int().min(0).max(5000),
  class: z.string().max(3).optional(),
})

export type SailingsQuery = z.input<typeof sailingsQuery>

/** The routes that show and set the seats left on sailings. */
export function sailingRoutes(services: SandboxParts) {
  return new Hono()
    .get('/sailings', queryInput(sailingsQuery), async (c) =>
      c.json({ sailings: await listSailings(services, c.req.valid('query')) }),
    )
    .get('/sailings/directions', (c) => c.json(listDirections(services)))
    .get('/sailings/:id', async (c) => c.json(await findSailing(services, c.req.param('id'))))
    .post('/sailings/:id/capacity', jsonInput(seatsInput), async (c) =>
      c.json(await setSeatsLeft(services, c.req.param('id'), c.req.valid('json'))),
    )
}

/** Lists every direction that is sailed, with the names of its terminals and its operators. */
function listDirections({ network }: SandboxParts) {
  const end = (code: string) => ({ code, name: network.terminal(code)?.names.EN ?? code })
  const bothWays = network.facts.routes.flatMap((route) => [
    { from: route.from, to: route.to, operators: route.operators },
    { from: route.to, to: route.from, operators: route.operators },
  ])
  return {
    directions: bothWays.map(({ from, to, operators }) => ({
      from: end(from),
      to: end(to),
      operators,
    })),
    operators: network.facts.operators.map(({ code, name }) => ({ code, name })),
    classes: network.facts.classes.map(({ code, names }) => ({ code, name: names.EN })),
  }
}

/** Lists the sailings of a day in one direction, with their seats, by departure. */
async function listSailings(
  services: SandboxParts,
  query: Direction & { date: string },
): Promise<ConsoleSailing[]> {
  const sailings = services.network.sailingsOn(query)
  const inventory = await readInventory(services, sailings)
  return sailings.map((sailing) => toConsoleSailing(services, sailing, inventory))
}

/** Returns a sailing with the seats of each class: the vessel's, those held, sold and left. */
async function findSailing(services: SandboxParts, id: string): Promise<ConsoleSailing> {
  const sailing = services.network.sailing(id) ?? refuse('not_found')
  return toConsoleSailing(services, sailing, await readInventory(services, [sailing]))
}

/** Sets the number of free seats, in one class or in each. Taken seats stay taken; the capacity changes to fit. */
async function setSeatsLeft(
  services: SandboxParts,
  id: string,
  { seatsLeft, class: onlyClass }: { seatsLeft: number; class?: string | undefined },
): Promise<ConsoleSailing> {
  const { network, store } = services
  const sailing = network.sailing(id) ?? refuse('not_found')
  const classes = Object.keys(sailing.seats).filter(
    (travelClass) => onlyClass === undefined || travelClass === onlyClass,
  )
  if (classes.length === 0) refuse('not_found')
  await store.transaction(async (db) => {
    for (const travelClass of classes) {
      await ensureStock(db, services, { resource: id, unit: travelClass })
      await db
        .updateTable('stock')
        .set((row) => ({ capacity: row(row('held', '+', row.ref('sold')), '+', seatsLeft) }))
        .where('tenant', '=', SHARED_STOCK)
        .where('resource', '=', id)
        .where('unit', '=', travelClass)
        .execute()
    }
  })
  return findSailing(services, id)
}

type Inventory = readonly StockRow[]

function readInventory({ store }: SandboxParts, sailings: readonly Sailing[]): Promise<Inventory> {
  if (sailings.length === 0) return Promise.resolve([])
  return store.db
    .selectFrom('stock')
    .selectAll()
    .where('tenant', '=', SHARED_STOCK)
    .where(
      'resource',
      'in',
      sailings.map(({ id }) => id),
    )
    .execute()
}

function toConsoleSailing({ network }: SandboxParts, sailing: Sailing, inventory: Inventory) {
  const { id, from, to, operator, vessel, departsAt, arrivesAt, seats } = sailing
  const classes = Object.keys(seats)
    .toSorted()
    .map((travelClass) => {
      const { capacity, held, sold } =
        inventory.find((row) => row.resource === id && row.unit === travelClass) ??
        // Seats have no row before their first request; they are then as simulated sales left them.
        asOthersLeftThem(network.seatPlan(sailing, travelClass))
      return { class: travelClass, capacity, held, sold, seatsLeft: capacity - held - sold }
    })
  return { id, from, to, operator, vessel, departsAt, arrivesAt, classes }
}

type ConsoleSailing = ReturnType<typeof toConsoleSailing>

function asOthersLeftThem({
  capacity,
  soldElsewhere,
}: {
  capacity: number
  soldElsewhere: number
}) {
  return { capacity, held: 0, sold: soldElsewhere }
}
