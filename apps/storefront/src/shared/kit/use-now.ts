import { useServerTime } from '../app/server-time.ts'

/** Returns the server's time as the start of the present step, such as the minute, for texts that depend on it. */
export function useNow(stepMs: number): number {
  return useServerTime((nowMs) => Math.floor(nowMs / stepMs) * stepMs)
}
