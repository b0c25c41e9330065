// The only timer of the sandboxes: all else acts when somebody looks.
const TICK_MS = 1000

/** Does the work again and again, never twice at once. */
export function keepActing(
  work: () => Promise<void>,
  fail: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(work).catch(fail)
  }, TICK_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}
