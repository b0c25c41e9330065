import { perVisitor } from './visitor/current-visitor.ts'

type HistoryGuard = (event: PopStateEvent) => void

const current = perVisitor<{ guard: HistoryGuard | null }>(() => ({ guard: null }))

/** Begins to listen. The router listens as well, and whoever was first hears of a step first: call it before it mounts. */
export function listenToHistory(): void {
  const own = current()
  window.addEventListener('popstate', (event) => own.guard?.(event))
}

/** Lets a page hear of a step through the history before the router does; null lets every step pass again. */
export function setHistoryGuard(guard: HistoryGuard | null): void {
  current().guard = guard
}
