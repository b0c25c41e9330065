import type { CalendarDate } from '../time/calendar-date.ts'
import type { AgeBands } from './age-bands.ts'

/** What passenger rules need of a sector: its days at both terminals, whether it crosses a border, and the operator's bands. */
export type TravelSector = {
  readonly departsOn: CalendarDate
  readonly arrivesOn: CalendarDate
  readonly isInternational: boolean
  readonly bands: AgeBands
  /** Whose bands they are, by name, where operators differ. */
  readonly operator?: string
  /** Age in completed months below which nobody travels, where the ship has such a rule. */
  readonly youngestMonths?: number
}
