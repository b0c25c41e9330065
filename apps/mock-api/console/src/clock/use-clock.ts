import { useEffect, useState } from 'react'

import { useLive } from '../api/console-context.ts'

const TICK_MS = 250
const ASKED_EVERY_MS = 1000

/** Polls the clock. It is polled most often, because its answer also shows that the mock is running. */
export function useClockQuery() {
  return useLive(['clock'], (client) => client.clock.read(), { everyMs: ASKED_EVERY_MS })
}

/** Returns the sandbox's clock. Between two answers, a running clock is counted on here. */
export function useClock() {
  const { data, dataUpdatedAt, isError } = useClockQuery()
  const isRunning = data !== undefined && !data.frozen && !isError
  const realNow = useRealNow(isRunning)
  if (data === undefined) return { state: null, nowMs: null }
  const answeredMs = Date.parse(data.now)
  const nowMs = isRunning ? answeredMs + Math.max(0, realNow - dataUpdatedAt) : answeredMs
  return { state: data, nowMs }
}

function useRealNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isTicking])
  return now
}
