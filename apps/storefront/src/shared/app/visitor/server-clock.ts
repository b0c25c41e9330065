/** The clock of the API, which decides what can be booked, as its answers tell it. */
export type ServerClock = {
  /** Returns the API's time in epoch milliseconds, now or at an instant of this machine's clock. */
  at: (deviceMs?: number) => number
  /**
   * Sets the clock by the `Date` of an answer, to which the seconds are added that a cache has kept it. An answer without a
   * date, such as one kept on the device, changes nothing.
   */
  setBy: (answer: Response) => void
  /** Calls the listener whenever an answer has set the clock; returns the function that stops this. */
  onSet: (listener: () => void) => () => void
}

/** Creates a clock that starts at an instant of the API; null if none is known, so that this machine's time stands in. */
export function createServerClock(startMs: number | null): ServerClock {
  const listeners = new Set<() => void>()
  let aheadMs = startMs === null ? 0 : startMs - Date.now()
  return {
    at: (deviceMs = Date.now()) => deviceMs + aheadMs,
    setBy({ headers }) {
      const answeredAtMs = Date.parse(headers.get('Date') ?? '')
      if (Number.isNaN(answeredAtMs)) return
      aheadMs = answeredAtMs + ageMsOf(headers) - Date.now()
      for (const listener of listeners) listener()
    },
    onSet(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Returns how long caches between the API and this machine have kept an answer; zero if it came from the API itself. The first
 * of several values counts, and a value that is no number of seconds counts as zero (RFC 9111, section 5.1).
 */
function ageMsOf(headers: Headers): number {
  const [age = ''] = (headers.get('Age') ?? '').split(',')
  return /^\d+$/.test(age.trim()) ? Number(age) * 1000 : 0
}
