/** A read-write lock between calls, which read the store several times, and work that replaces the whole state. */
export type ReadWriteLock = {
  /** Whether no exclusive work is running or waiting, so that a call need not wait. */
  isOpen(): boolean
  /** Runs work beside other shared work, once no exclusive work is running. */
  runShared<T>(work: () => Promise<T>): Promise<T>
  /** Runs work alone: it waits for shared work to end, and later work waits for it. */
  runExclusive<T>(work: () => Promise<T>): Promise<T>
}

// The body of a request may take minutes to arrive. Exclusive work waits at most this long for it; after that, transactions
// isolate both.
const PATIENCE_MS = 2000

export function createReadWriteLock(patienceMs = PATIENCE_MS): ReadWriteLock {
  let inside = 0
  let closed: Promise<void> | null = null
  let onEmpty: (() => void) | null = null

  const untilEmpty = () =>
    new Promise<void>((resolve) => {
      if (inside === 0) return resolve()
      const timer = setTimeout(resolve, patienceMs)
      onEmpty = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    isOpen: () => closed === null,
    async runShared(work) {
      for (let until = closed; until !== null; until = closed) await until
      inside += 1
      try {
        return await work()
      } finally {
        inside -= 1
        if (inside === 0) onEmpty?.()
      }
    },
    async runExclusive(work) {
      for (let until = closed; until !== null; until = closed) await until
      let open = () => {}
      closed = new Promise((resolve) => {
        open = resolve
      })
      try {
        await untilEmpty()
        return await work()
      } finally {
        onEmpty = null
        closed = null
        open()
      }
    },
  }
}
