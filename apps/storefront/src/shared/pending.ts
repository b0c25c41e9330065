import { create } from 'zustand'

/** How many downloads a navigation waits for: page chunks and their texts. */
export const usePending = create<{ count: number }>(() => ({ count: 0 }))

/** Counts a download for the navigation progress until it settles. */
export function trackPending<Value>(download: Promise<Value>): Promise<Value> {
  usePending.setState(({ count }) => ({ count: count + 1 }))
  return download.finally(() => usePending.setState(({ count }) => ({ count: count - 1 })))
}
