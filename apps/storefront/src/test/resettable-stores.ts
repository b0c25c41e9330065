import { create as createStore } from 'zustand/react'
import type { UseBoundStore } from 'zustand/react'
import type { StateCreator, StoreApi } from 'zustand/vanilla'

const resets: (() => void)[] = []

/** Stands for Zustand's `create` in tests: notes how each store is made anew. */
export function create<State>(initial: StateCreator<State>): UseBoundStore<StoreApi<State>> {
  const store = createStore(initial)
  resets.push(() => store.setState(initial(store.setState, store.getState, store), true))
  return store
}

/** Gives every store of the site what it would begin with now, by what storage holds. */
export function resetStores(): void {
  for (const reset of resets) reset()
}
