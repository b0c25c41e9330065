import type { CalendarDate } from '@selat/domain'
import { sql } from 'kysely'

import { statement } from '../../engine/store/statement.ts'
import type { Db } from '../../engine/store/store.ts'
import type { Direction, Network, Sailing } from '../network/network.ts'
import { sailingIdRange } from '../network/sailing-id.ts'
import { SHARED_STOCK } from './stock-rows.ts'

export type SeatsLeft = (sailing: Sailing, travelClass: string) => number

/** A range of days in one direction, both ends inclusive. */
export type Span = Direction & { readonly first: CalendarDate; readonly last: CalendarDate }

/**
 * Reads the free seats of the sailings of some spans, in one query. The result is an object in JSON, with a number for each
 * class of a sailing that was requested before. The database writes the text, because a search that reads a hundred rows
 * would spend a third of its time on them.
 */
export async function readSeats(
  store: Db,
  network: Network,
  spans: readonly Span[],
): Promise<string> {
  const ranges = spans.flatMap((span) =>
    network.operatorsOn(span).map((operator) => sailingIdRange({ ...span, operator })),
  )
  if (ranges.length === 0) return '{}'
  const ends = ranges.flatMap(({ from, below }, index) => [
    [`from${index}`, from],
    [`below${index}`, below],
  ])
  const { rows } = await seatsOf(ranges.length)(store, Object.fromEntries(ends))
  return `{${rows.flatMap(({ seats }) => seats ?? []).join(',')}}`
}

/**
 * Returns the statement for a number of ranges. There are as many as two directions have operators, so few statements are
 * ever built.
 */
function seatsOf(count: number): ReturnType<typeof seatsStatement> {
  let known = seatsStatements.get(count)
  if (!known) seatsStatements.set(count, (known = seatsStatement(count)))
  return known
}

const seatsStatements = new Map<number, ReturnType<typeof seatsStatement>>()

function seatsStatement(count: number) {
  return statement((db, ends: Readonly<Record<string, string>>) => {
    const range = (index: number) =>
      db
        .selectFrom(
          db
            .selectFrom('stock')
            .select((row) => [
              'resource',
              'unit',
              row(row('capacity', '-', row.ref('held')), '-', row.ref('sold')).as('left'),
            ])
            .where('tenant', '=', SHARED_STOCK)
            .where('resource', '>=', ends[`from${index}`] ?? '')
            .where('resource', '<', ends[`below${index}`] ?? '')
            .orderBy('resource')
            .orderBy('unit')
            .as('range'),
        )
        // Ids and classes contain no character that JSON would escape.
        .select(
          sql<string | null>`string_agg('"' || resource || ' ' || unit || '":' || "left", ',')`.as(
            'seats',
          ),
        )
    // Each range is a query of its own, because SQLite would scan all stock for three ranges that are joined by `or`.
    let ranges = range(0)
    for (let index = 1; index < count; index += 1) ranges = ranges.unionAll(range(index))
    return ranges
  })
}

/** Makes a function that returns free seats from what was read. A sailing without a row has its simulated sales only. */
export function toSeatsLeft(seats: string, network: Network): SeatsLeft {
  const leftOf = JSON.parse(seats) as Readonly<Record<string, number>> // `readSeats` has written it
  return (sailing, travelClass) => {
    const known = leftOf[`${sailing.id} ${travelClass}`]
    if (known !== undefined) return known
    const { capacity, soldElsewhere } = network.seatPlan(sailing, travelClass)
    return capacity - soldElsewhere
  }
}

/** Loads the free seats of a direction's sailings on some days. */
export async function loadSeatsLeft(store: Db, network: Network, span: Span): Promise<SeatsLeft> {
  return toSeatsLeft(await readSeats(store, network, [span]), network)
}
