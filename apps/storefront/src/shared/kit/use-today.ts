import { calendarDateIn } from '@selat/domain'

import { useServerTime } from '../app/server-time.ts'
import { todayHere } from '../app/today-here.ts'

/** Returns the present day in a zone, by the server's time; it follows when the day changes. */
export function useToday(zone: string): string {
  return useServerTime((nowMs) => calendarDateIn(nowMs, zone))
}

/** Returns the present day in the zone of this device, updated in the same way. */
export function useTodayHere(): string {
  return useServerTime(todayHere)
}
