// The only timer of the sandboxes: all else acts when somebody looks.
const TICK_MS = 1000

export type Acting = {
  readonly work: () => Promise<void>
  /** Told when it begins to fail, and not again before it has worked once more. */
  readonly onStand: (error: unknown) => void
  readonly onGoOn: () => void
}

/** Does the work again and again, never twice at once. */
export function repeatDueWork({ work, onStand, onGoOn }: Acting): { stop(): Promise<void> } {
  let running = Promise.resolve()
  let stands = false
  const act = async () => {
    try {
      await work()
      if (stands) onGoOn()
      stands = false
    } catch (error) {
      if (!stands) onStand(error)
      stands = true
    }
  }
  const timer = setInterval(() => {
    running = running.then(act)
  }, TICK_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}
