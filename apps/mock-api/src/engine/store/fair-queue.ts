/** A queue for work that was refused: fair, because nobody who comes later is served earlier. */
export type FairQueue = {
  /** Resolves when no work runs in the queue or waits in it. */
  idle(): Promise<void>
  /** Runs the work after all that was queued before it, and gives what it gives. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Makes a queue that keeps work from being refused again and again: queued work runs one after the other, and new work
 * waits with `idle` until the queue is empty.
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
