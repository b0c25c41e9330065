import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { perVisitor } from './current-visitor.ts'
import type { Start } from './visitor.ts'

/** A hook that reads a part of the state, with the store's own methods for code outside of components. */
export type VisitorStore<State> = {
  (): State
  <Part>(select: (state: State) => Part): Part
} & StoreApi<State>

export type VisitorStoreOptions<State> = {
  /** Returns the state of a page that a server rendered; it holds in the browser, too, until React has taken the page over. */
  initial: (start: Start) => State
  /** Returns the part of the state that the device has stored. It is not called on a server, which has no device. */
  restore?: (start: Start) => Partial<State>
  /** Follows other changes on the device, such as in other tabs, until the signal aborts. */
  follow?: (store: StoreApi<State>, signal: AbortSignal) => void
}

const isBrowser = typeof window !== 'undefined'

/** Creates a store of which each visitor has their own state. */
export function visitorStore<State>({
  initial,
  restore,
  follow,
}: VisitorStoreOptions<State>): VisitorStore<State> {
  const own = perVisitor(({ start, signal }) => {
    const store = createStore<State>(() => initial(start))
    if (isBrowser) {
      // The stored values are not part of the initial state, because React compares that with the markup of the server.
      if (restore) store.setState(restore(start))
      follow?.(store, signal)
    }
    return store
  })
  function useVisitorStore<Part = State>(
    select: (state: State) => Part = (state) => state as unknown as Part,
  ): Part {
    return useStore(own(), select)
  }
  const methods: StoreApi<State> = {
    getState: () => own().getState(),
    getInitialState: () => own().getInitialState(),
    setState: (...change: [never]) => own().setState(...change),
    subscribe: (listener) => own().subscribe(listener),
  }
  return Object.assign(useVisitorStore, methods)
}
