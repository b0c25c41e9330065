import type { Money } from '../money/money.ts'
import { type CalendarDate, isoWeekday } from '../time/calendar-date.ts'
import { datesOfNights, type Stay } from './hotel-stay.ts'
import type { UnitToPrice } from './price-units.ts'

/** The prices of one room for a night: on Fridays and Saturdays, and on other days. */
export type NightlyRate = { readonly perNight: Money; readonly perWeekendNight: Money }

const WEEKEND = [5, 6]

/** Whether the night that begins on a day is one of Friday or Saturday. */
export function isWeekendNight(date: CalendarDate): boolean {
  return WEEKEND.includes(isoWeekday(date))
}

/** Counts the weekend nights and other nights of a stay. */
export function splitNights(stay: Stay): { weekday: number; weekend: number } {
  const dates = datesOfNights(stay)
  const weekend = dates.filter(isWeekendNight).length
  return { weekday: dates.length - weekend, weekend }
}

/**
 * Returns the units of one room of a stay: its nights, with weekend nights separate. `code` is the code of the lines, with
 * `_WE` for weekend nights; `sector` is the index of the room within the stay.
 */
export function unitsOfRoom(
  stay: Stay,
  { code, sector, rate }: { code: string; sector: number; rate: NightlyRate },
): UnitToPrice[] {
  const { weekday, weekend } = splitNights(stay)
  return [
    { kind: 'base', code, sector, quantity: weekday, unitAmount: rate.perNight },
    {
      kind: 'base',
      code: `${code}${WEEKEND_SUFFIX}`,
      sector,
      quantity: weekend,
      unitAmount: rate.perWeekendNight,
    },
  ]
}

const WEEKEND_SUFFIX = '_WE'

/** Whether a price line is for weekend nights. */
export function isWeekendLine({ code }: { readonly code: string }): boolean {
  return code.endsWith(WEEKEND_SUFFIX)
}
