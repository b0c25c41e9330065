/** Too many wait already. */
export class TooMuchWork extends Error {}

export type LimitedWork = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Does only so much at once. What comes then waits its turn, and is refused where too many wait before it. */
export function limitWork({ atOnce, waiting }: { atOnce: number; waiting: number }): LimitedWork {
  let running = 0
  const turns: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (turns.length >= waiting) throw new TooMuchWork('Too many pictures are waited for.')
      // Whoever ends hands the place on: it is taken already when the turn comes.
      await new Promise<void>((resolve) => turns.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = turns.shift()
      if (next) next()
      else running -= 1
    }
  }
}
