/** A queue for work that was refused. It is fair: work runs in the order in which it was queued. */
export type FairQueue = {
  /** Resolves when no work runs in the queue or waits in it. */
  idle(): Promise<void>
  /** Runs the work after all that was queued before it, and returns its result. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Makes a queue that keeps work from being refused again and again. Queued work runs one after the other, and new work waits
 * with `idle` until the queue is empty.
 */
export function createFairQueue(): FairQueue {
  const queued: Promise<void>[] = []
  return {
    async idle() {
      for (let last = queued.at(-1); last; last = queued.at(-1)) await last
    },
    async run(work) {
      const before = queued.at(-1)
      const { promise, resolve } = Promise.withResolvers<void>()
      queued.push(promise)
      await before
      try {
        return await work()
      } finally {
        void queued.shift()
        resolve()
      }
    },
  }
}
