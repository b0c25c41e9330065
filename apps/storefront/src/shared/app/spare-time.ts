/** Runs a function when the browser is idle, or after a second at the latest. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run, 200)
}

/** Resolves in a task of its own, so that the browser can paint or answer a press first. */
export function nextTask(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
