/** The end of a call: its time limit, or the caller's signal, whichever is first. */
export type Deadline = {
  signal: AbortSignal
  endedBy: () => 'timeout' | 'caller' | null
  /** Settles with the work, or rejects at the end even when the work does not heed the signal. */
  race: <T>(work: Promise<T>) => Promise<T>
  clear: () => void
}

// A timer that is to wait longer fires at once.
const LONGEST_TIMER_MS = 2 ** 31 - 1

export function startDeadline(timeoutMs: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  let ended: 'timeout' | 'caller' | null = null
  const end = (by: 'timeout' | 'caller', reason?: unknown) => {
    ended ??= by
    controller.abort(reason)
  }
  const onCallerAbort = () => end('caller', caller?.reason)
  const timer = setTimeout(() => end('timeout'), Math.min(timeoutMs, LONGEST_TIMER_MS))
  if (caller?.aborted) onCallerAbort()
  caller?.addEventListener('abort', onCallerAbort)
  return {
    signal: controller.signal,
    endedBy: () => ended,
    race: (work) => Promise.race([work, rejectOnAbort(controller.signal)]),
    clear: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', onCallerAbort)
    },
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(new Error('The call has ended.', { cause: signal.reason }))
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}
