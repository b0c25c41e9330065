import { useSyncExternalStore } from 'react'

import { currentVisitor } from './visitor/current-visitor.ts'

/** The milliseconds after which the clock is read again. Most often nothing that a page shows has changed then. */
const READ_EVERY_MS = 5_000

/** Returns the server's time in epoch milliseconds, now or at an instant of the device's clock, which is often wrong. */
export function serverTime(deviceMs?: number): number {
  return currentVisitor().clock.at(deviceMs)
}

/**
 * Returns what is read from the server's time, and renders only when that has changed. A page that a server has rendered is
 * hydrated with the time of its rendering.
 */
export function useServerTime<Value extends string | number>(
  read: (nowMs: number) => Value,
): Value {
  return useSyncExternalStore(
    followClock,
    () => read(serverTime()),
    () => read(currentVisitor().start.renderedAt ?? serverTime()),
  )
}

function followClock(onTick: () => void): () => void {
  const stop = currentVisitor().clock.onSet(onTick)
  const timer = setInterval(onTick, READ_EVERY_MS)
  return () => {
    stop()
    clearInterval(timer)
  }
}
