import type { Control } from '../../engine/settings/shared-control.ts'
import type { Store } from '../../engine/store/store.ts'
import { createSharedAnswers } from '../../operation/shared-answers.ts'
import type { SharedFacts } from '../../world/load-world.ts'

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
