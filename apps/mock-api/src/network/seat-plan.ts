import { isoWeekday } from '@selat/domain'
import { hash32 } from '../kernel/random.ts'

const WEEKEND = [5, 6, 7]
/** Of 100 sailings, how many are sold out before anybody here buys. */
const SOLD_OUT = { weekday: 2, weekend: 7 }
/** Least and most of a class that others have bought, in percent. */
const SHARE = { weekday: { least: 8, most: 62 }, weekend: { least: 35, most: 94 } }

/** Seats that other sellers took, the same for the same seed: weekends are fuller, some sailings are sold out. */
export function soldElsewhere(
  seed: string,
  { sailingId, class: travelClass, date }: { sailingId: string; class: string; date: string },
  capacity: number,
): number {
  const kind = WEEKEND.includes(isoWeekday(date)) ? 'weekend' : 'weekday'
  const draw = (salt: number) => hash32(`${seed}|${sailingId}|${travelClass}`, salt)
  if (draw(1) % 100 < SOLD_OUT[kind]) return capacity
  const { least, most } = SHARE[kind]
  const percent = least + (draw(2) % (most - least + 1))
  return Math.floor((capacity * percent) / 100)
}
