import { isoWeekday } from '@selat/domain'

import { hash32 } from '../../engine/random/random.ts'
import { certainlyLeft } from './certain-stock.ts'
import { parseResource } from './resource.ts'

const SATURDAY = 6
const WEEKEND = [5, SATURDAY, 7]
/** How many of 100 units are sold out before anybody buys in the sandbox. */
const SOLD_OUT = { weekday: 3, weekend: 9 }
/** The largest share of a unit that simulated buyers have bought, in percent. */
const MOST = { weekday: 60, weekend: 90 }

export type UnitOfDay = { readonly resource: string; readonly unit: string; readonly date: string }

/**
 * How much of a product's unit simulated buyers have bought on a day. It is the same for the same seed; weekends are fuller,
 * and some days are sold out.
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
