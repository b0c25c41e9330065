import { visitorStore } from './visitor/visitor-store.ts'

/** The number of downloads that a navigation waits for: page chunks and their texts. */
export const usePendingDownloads = visitorStore<{ count: number }>({
  initial: () => ({ count: 0 }),
})

/** Counts a download for the navigation progress until it settles. */
export function trackPending<Value>(download: Promise<Value>): Promise<Value> {
  // Texts are loaded while a component renders, and a render must not change another component.
  queueMicrotask(() => add(1))
  return download.finally(() => add(-1))
}

function add(difference: number): void {
  usePendingDownloads.setState(({ count }) => ({ count: count + difference }))
}
