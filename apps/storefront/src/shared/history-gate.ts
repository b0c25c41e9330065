type Keeper = (event: PopStateEvent) => void

let keeper: Keeper | null = null

// The router listens as well, and whoever was first hears of a step first: this has to be loaded before it mounts.
window.addEventListener('popstate', (event) => keeper?.(event))

/** Lets a page hear of a step through the history before the router does; null lets every step pass again. */
export function keepGate(next: Keeper | null): void {
  keeper = next
}
