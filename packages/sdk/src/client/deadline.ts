/** The end of a call: its time limit or the caller's signal, whichever comes first. */
export type Deadline = {
  signal: AbortSignal
  endedBy: () => 'timeout' | 'caller' | null
  /** Settles with the work, or rejects at the end of the call even if the work ignores the signal. Can be used once. */
  race: <T>(work: Promise<T>) => Promise<T>
  clear: () => void
}

// A timer with a longer delay would fire immediately.
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Starts the deadline of a call. Throws if the limit is not a duration, because a timer would treat it as 0. */
export function startDeadline(timeoutMs: number, caller: AbortSignal | undefined): Deadline {
  if (!(timeoutMs >= 0)) throw new RangeError(`A call cannot end after ${timeoutMs} ms.`)
  const controller = new AbortController()
  let ended: 'timeout' | 'caller' | null = null
  // This is a variable and not a listener of the signal. Node's fetch keeps the signal until garbage collection, and a
  // listener would keep a whole answer with it.
  let giveUp: (() => void) | undefined
  const end = (by: 'timeout' | 'caller', reason?: unknown) => {
    ended ??= by
    controller.abort(reason)
    giveUp?.()
  }
  const onCallerAbort = () => end('caller', caller?.reason)
  if (caller?.aborted) onCallerAbort()
  caller?.addEventListener('abort', onCallerAbort)
  const timer = setTimeout(() => end('timeout'), Math.min(timeoutMs, LONGEST_TIMER_MS))
  return {
    signal: controller.signal,
    endedBy: () => ended,
    race: (work) =>
      new Promise((resolve, reject) => {
        giveUp = () => reject(new Error('The call has ended.', { cause: controller.signal.reason }))
        if (ended) giveUp()
        work.then(resolve, reject)
      }),
    clear: () => {
      giveUp = undefined
      clearTimeout(timer)
      caller?.removeEventListener('abort', onCallerAbort)
    },
  }
}
