import { serverTime } from './server-time.ts'

/** Returns the present day in the zone of this device, for pages without a trip whose zone would decide. */
export function todayHere(nowMs = serverTime()): string {
  const now = new Date(nowMs)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}
