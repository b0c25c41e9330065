import { isoWeekday } from '@selat/domain'

import { hash32 } from '../../engine/random/random.ts'
import { parseSailingId } from './sailing-id.ts'

const SATURDAY = 6
const WEEKEND = [5, SATURDAY, 7]
/** The number of classes in 100 that are sold out before the sandbox sells any seat. */
const SOLD_OUT = { weekday: 2, weekend: 7 }
/** The smallest and largest share of a class that simulated buyers have bought, in percent. */
const SHARE = { weekday: { least: 8, most: 62 }, weekend: { least: 35, most: 94 } }

/** The seats that are left on Saturdays with any seed, so that people and tests can rely on them. */
export const SATURDAY_SEATS_LEFT: readonly {
  readonly sailing: string
  readonly class: string
  readonly left: number
}[] = [
  { sailing: 'HFC-BTC-SRL-10:20', class: 'ECO', left: 60 },
  { sailing: 'HFC-BTC-PNF-20:20', class: 'ECO', left: 0 },
  { sailing: 'HFC-BTC-BHF-18:00', class: 'EMD', left: 1 },
  { sailing: 'HFC-BTC-SRL-21:30', class: 'BUS', left: 2 },
  { sailing: 'TMF-DSR-JSX-08:30', class: 'VIP', left: 2 },
]

export type SeatsOfClass = {
  readonly sailingId: string
  readonly class: string
  readonly date: string
}

/** Returns the seats that other sellers sold. They depend on the seed; weekends are fuller, and some sailings are sold out. */
export function soldElsewhere(seed: string, seats: SeatsOfClass, capacity: number): number {
  const weekday = isoWeekday(seats.date)
  const certain = weekday === SATURDAY ? certainSeatsLeft(seats) : undefined
  if (certain !== undefined) return Math.max(0, capacity - certain)
  const kind = WEEKEND.includes(weekday) ? 'weekend' : 'weekday'
  const draw = (salt: number) => hash32(`${seed}|${seats.sailingId}|${seats.class}`, salt)
  if (draw(1) % 100 < SOLD_OUT[kind]) return capacity
  const { least, most } = SHARE[kind]
  const percent = least + (draw(2) % (most - least + 1))
  return Math.floor((capacity * percent) / 100)
}

function certainSeatsLeft(seats: SeatsOfClass): number | undefined {
  const key = parseSailingId(seats.sailingId)
  if (!key) return undefined
  const sailing = `${key.from}-${key.to}-${key.operator}-${key.clock}`
  return SATURDAY_SEATS_LEFT.find(
    (entry) => entry.sailing === sailing && entry.class === seats.class,
  )?.left
}
