/** Who may run side by side, and who runs while nobody new begins. */
export type Turns = {
  /** Until nobody has, or waits for, a turn. */
  free(): Promise<void>
  /** Runs the work in its turn, in the order in which they asked. */
  take<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Keeps those who were refused from being refused for ever: whoever asks for a turn gets it after those before him, and
 * who comes new waits until all turns are over.
 */
export function createTurns(): Turns {
  const taken: Promise<void>[] = []
  return {
    async free() {
      for (let last = taken.at(-1); last; last = taken.at(-1)) await last
    },
    async take(work) {
      const before = taken.at(-1)
      const { promise, resolve } = Promise.withResolvers<void>()
      taken.push(promise)
      await before
      try {
        return await work()
      } finally {
        void taken.shift()
        resolve()
      }
    },
  }
}
