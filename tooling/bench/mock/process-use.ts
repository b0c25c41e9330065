import { readFileSync } from 'node:fs'

/** The unit of Linux for processor time: hundredths of a second. */
const TICK_MS = 10

/**
 * Returns the milliseconds of processor time of a process; null if the system does not report them.
 */
export function busyMs(pid: number): number | null {
  const fields = read(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ')
  const [user, system] = [Number(fields?.[11]), Number(fields?.[12])]
  return Number.isFinite(user + system) ? (user + system) * TICK_MS : null
}

/** Returns the megabytes of memory of a process; null if the system does not report them. */
export function residentMb(pid: number): number | null {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '') ?? []
  return kilobytes === undefined ? null : Number(kilobytes) / 1000
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
