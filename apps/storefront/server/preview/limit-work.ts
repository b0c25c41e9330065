/** The error for work that is refused because too much of it is waiting already. */
export class TooMuchWork extends Error {}

export type LimitedWork = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs at most `atOnce` pieces of work at the same time. Others wait their turn, or are refused if `waiting` of them wait. */
export function limitWork({ atOnce, waiting }: { atOnce: number; waiting: number }): LimitedWork {
  let running = 0
  const turns: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (turns.length >= waiting) throw new TooMuchWork('Too many pictures are waited for.')
      // Work that ends hands its place to the next, so `running` does not change here.
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
