import { perVisitor } from './visitor/current-visitor.ts'

type Keeper = (event: PopStateEvent) => void

const gate = perVisitor<{ keeper: Keeper | null }>(() => ({ keeper: null }))

/** Begins to listen. The router listens as well, and whoever was first hears of a step first: call it before it mounts. */
export function watchGate(): void {
  const own = gate()
  window.addEventListener('popstate', (event) => own.keeper?.(event))
}

/** Lets a page hear of a step through the history before the router does; null lets every step pass again. */
export function setHistoryGuard(next: Keeper | null): void {
  gate().keeper = next
}
