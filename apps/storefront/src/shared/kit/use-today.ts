import { calendarDateIn } from '@selat/domain'
import { useSyncExternalStore } from 'react'

import { todayHere } from '../app/today-here.ts'

/** Returns the present day in a zone. It checks the clock each minute, but renders only when the day has changed. */
export function useToday(zone: string): string {
  return useDay(() => calendarDateIn(Date.now(), zone))
}

/** Returns the present day on this device, updated in the same way. */
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
