import { createSharedAnswers } from './kernel/shared-answers.ts'
import type { Control } from './kernel/shared-control.ts'
import type { SharedFacts } from './shared-facts.ts'
import type { Store } from './store/store.ts'

/**
 * What others have bought, by a seed: that of the start, or of a snapshot that was loaded since. Answers that were made
 * with another one are of no use any more.
 */
export async function keepWorld(
  control: Control,
  { seed: first, facts, store }: { seed: string; facts: SharedFacts; store: Store },
) {
  let seed = first
  let world = facts.world(seed)
  let sharedAnswers = createSharedAnswers(store)
  await control.keep({
    name: 'network_seed',
    start: null,
    state: () => seed,
    follow(kept) {
      if (kept === seed) return
      seed = String(kept)
      world = facts.world(seed)
      sharedAnswers = createSharedAnswers(store)
    },
  })
  return {
    seed: () => seed,
    world: () => world,
    sharedAnswers: () => sharedAnswers,
  }
}
