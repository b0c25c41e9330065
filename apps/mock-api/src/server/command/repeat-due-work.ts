// The only timer of the sandboxes. Without it, due work runs only when a call arrives.
const TICK_MS = 1000

export type RepeatedWork = {
  readonly work: () => Promise<void>
  /** Called at the first failure, and not again until the work has succeeded once. */
  readonly onFailing: (error: unknown) => void
  readonly onRecovered: () => void
}

/** Runs the work every second, and never twice at the same time. */
export function repeatDueWork({ work, onFailing, onRecovered }: RepeatedWork): {
  stop(): Promise<void>
} {
  let running = Promise.resolve()
  let isFailing = false
  const attempt = async () => {
    try {
      await work()
      if (isFailing) onRecovered()
      isFailing = false
    } catch (error) {
      if (!isFailing) onFailing(error)
      isFailing = true
    }
  }
  const timer = setInterval(() => {
    running = running.then(attempt)
  }, TICK_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}
