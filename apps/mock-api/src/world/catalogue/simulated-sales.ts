import { isoWeekday } from '@selat/domain'

import { hash32 } from '../../engine/random/random.ts'
import { certainlyLeft } from './certain-stock.ts'
import { parseResource } from './resource.ts'

const SATURDAY = 6
const WEEKEND = [5, SATURDAY, 7]
/** The number of units in 100 that are sold out before the sandbox sells any. */
const SOLD_OUT = { weekday: 3, weekend: 9 }
/** The largest share of a unit that simulated buyers have bought, in percent. */
const MOST = { weekday: 60, weekend: 90 }

export type UnitOfDay = { readonly resource: string; readonly unit: string; readonly date: string }

/**
 * Returns how many of a product's unit simulated buyers have bought on a day. It depends on the seed; weekends are fuller, and
 * some days are sold out.
 */
export function simulatedSalesOf(
  seed: string,
  { resource, unit, date }: UnitOfDay,
  capacity: number,
): number {
  const weekday = isoWeekday(date)
  const certain = weekday === SATURDAY ? certainlyLeft(parseResource(resource).id, unit) : undefined
  if (certain !== undefined) return Math.max(0, capacity - certain)
  const kind = WEEKEND.includes(weekday) ? 'weekend' : 'weekday'
  const draw = (salt: number) => hash32(`${seed}|${resource}|${unit}`, salt)
  if (draw(1) % 100 < SOLD_OUT[kind]) return capacity
  return Math.floor((capacity * (draw(2) % (MOST[kind] + 1))) / 100)
}
