import type { Money } from '../money/money.ts'
import { minutesBetween } from '../time/instant.ts'
import type { ZonedTime } from '../time/zoned-time.ts'

/** The fields of one sailing in one class that sorting and filtering need. Times have the offset of their own terminal. */
export type SailingRow = {
  readonly sailingId: string
  readonly operatorCode: string
  readonly classCode: string
  readonly departsAt: ZonedTime
  readonly arrivesAt: ZonedTime
  /** The price for one adult; absent if the class is not on sale. */
  readonly adultPrice?: Money
  readonly isChangeable: boolean
}

/** Returns the minutes at sea, calculated from instants: from 15:00 in Singapore to 14:40 in Batam is 40. */
export function durationMinutes(sailing: Pick<SailingRow, 'departsAt' | 'arrivesAt'>): number {
  return minutesBetween(sailing.departsAt, sailing.arrivesAt)
}
