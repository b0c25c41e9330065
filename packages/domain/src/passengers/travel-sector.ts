import type { CalendarDate } from '../time/calendar-date.ts'
import type { AgeBands } from './age-bands.ts'

/**
 * The facts of a sector that passenger rules need: its days at both terminals, whether it crosses a border, and the operator's
 * bands.
 */
export type TravelSector = {
  readonly departsOn: CalendarDate
  readonly arrivesOn: CalendarDate
  readonly isInternational: boolean
  readonly bands: AgeBands
  /** The name of the operator whose bands apply; given only if the bands of operators differ. */
  readonly operator?: string
  /** The age in completed months below which no passenger may travel, if the ship has such a rule. */
  readonly youngestMonths?: number
}
