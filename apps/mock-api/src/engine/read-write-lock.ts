/** Keeps calls that look at the store several times apart from what replaces all of it at once. */
export type ReadWriteLock = {
  /** Whether nobody is alone: what waits for nothing may go on beside it. */
  isOpen(): boolean
  /** Does work beside others, and after whoever is alone. */
  runShared<T>(work: () => Promise<T>): Promise<T>
  /** Does work when nobody else is at it; who comes meanwhile waits. */
  runExclusive<T>(work: () => Promise<T>): Promise<T>
}

// A body may be on its way for minutes: then the transactions have to keep the two apart.
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
