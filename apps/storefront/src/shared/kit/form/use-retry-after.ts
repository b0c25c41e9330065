import type { CallError } from '@selat/sdk'
import { useState } from 'react'

/** Keeps the end of the wait that the server asks for before another try, on the device's clock. */
export function useRetryAfter() {
  const [until, setUntil] = useState<number | null>(null)
  return {
    until,
    begin: (error: CallError) => {
      const seconds = waitSecondsOf(error)
      if (seconds !== null) setUntil(Date.now() + seconds * 1000)
    },
    end: () => setUntil(null),
  }
}

function waitSecondsOf(error: CallError): number | null {
  if (error.kind !== 'problem' || error.code !== 'rate_limited') return null
  const { seconds } = error.params
  return error.retryAfterSeconds ?? (typeof seconds === 'number' ? seconds : null)
}
