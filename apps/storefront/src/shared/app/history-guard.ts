import { perVisitor } from './visitor/current-visitor.ts'

type HistoryGuard = (event: PopStateEvent) => void

const current = perVisitor<{ guard: HistoryGuard | null }>(() => ({ guard: null }))

/**
 * Begins to listen to the history. Call it before the router mounts, because listeners are called in the order in which
 * they were added.
 */
export function listenToHistory(): void {
  const own = current()
  window.addEventListener('popstate', (event) => own.guard?.(event))
}

/** Sets the function that gets each step through the history before the router does; null removes it. */
export function setHistoryGuard(guard: HistoryGuard | null): void {
  current().guard = guard
}
