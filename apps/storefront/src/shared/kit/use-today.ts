import { calendarDateIn } from '@selat/domain'
import { useSyncExternalStore } from 'react'

import { todayHere } from '../app/today-here.ts'

/** The day in a zone. It looks at the clock each minute, and the page renders again only when the next day has begun. */
export function useToday(zone: string): string {
  return useDay(() => calendarDateIn(Date.now(), zone))
}

/** The day on this device, watched in the same way. */
export function useTodayHere(): string {
  return useDay(todayHere)
}

function useDay(read: () => string): string {
  return useSyncExternalStore(everyMinute, read, read)
}

function everyMinute(onTick: () => void): () => void {
  const timer = setInterval(onTick, 60_000)
  return () => clearInterval(timer)
}
