import type { CalendarDate } from '@selat/domain'

import { statement } from '../../engine/store/statement.ts'
import type { Db } from '../../engine/store/store.ts'
import type { StockRow } from '../../engine/store/tables/inventory-tables.ts'
import type { Direction, Network, Sailing } from '../network/network.ts'
import { sailingIdRange } from '../network/sailing-id.ts'
import { SHARED_STOCK } from './stock-rows.ts'

export type SeatsLeft = (sailing: Sailing, travelClass: string) => number

/** Days in a row of one direction; both ends count. */
export type Span = Direction & { readonly first: CalendarDate; readonly last: CalendarDate }

export type SeatRow = Pick<StockRow, 'resource' | 'unit' | 'capacity' | 'held' | 'sold'>

/** Reads the seats of the sailings of some spans, in one query. Sailings without a request so far have no row. */
export async function readSeatRows(
  store: Db,
  network: Network,
  spans: readonly Span[],
): Promise<readonly SeatRow[]> {
  const ranges = spans.flatMap((span) =>
    network.operatorsOn(span).map((operator) => sailingIdRange({ ...span, operator })),
  )
  const ends = ranges.flatMap(({ from, below }, index) => [
    [`from${index}`, from],
    [`below${index}`, below],
  ])
  const { rows } = await seatsOf(ranges.length)(store, Object.fromEntries(ends))
  return rows
}

/** The statement for so many ranges: as many as two directions have operators, so that few are ever built. */
function seatsOf(count: number): ReturnType<typeof seatsStatement> {
  let known = seatsStatements.get(count)
  if (!known) seatsStatements.set(count, (known = seatsStatement(count)))
  return known
}

const seatsStatements = new Map<number, ReturnType<typeof seatsStatement>>()

function seatsStatement(count: number) {
  return statement((db, ends: Readonly<Record<string, string>>) =>
    db
      .selectFrom('stock')
      .select(['resource', 'unit', 'capacity', 'held', 'sold'])
      .where('tenant', '=', SHARED_STOCK)
      // Each a range of the primary key.
      .where((row) =>
        row.or(
          Array.from({ length: count }, (_, index) =>
            row.and([
              row('resource', '>=', ends[`from${index}`] ?? ''),
              row('resource', '<', ends[`below${index}`] ?? ''),
            ]),
          ),
        ),
      ),
  )
}

/** Free seats by what was read. A sailing without a row is as others left it. */
export function toSeatsLeft(rows: readonly SeatRow[], network: Network): SeatsLeft {
  const left = new Map(
    rows.map((row) => [`${row.resource} ${row.unit}`, row.capacity - row.held - row.sold]),
  )
  return (sailing, travelClass) => {
    const known = left.size === 0 ? undefined : left.get(`${sailing.id} ${travelClass}`)
    if (known !== undefined) return known
    const { capacity, soldElsewhere } = network.seatPlan(sailing, travelClass)
    return capacity - soldElsewhere
  }
}

/** Free seats of a direction's sailings on some days. */
export async function loadSeatsLeft(store: Db, network: Network, span: Span): Promise<SeatsLeft> {
  return toSeatsLeft(await readSeatRows(store, network, [span]), network)
}
