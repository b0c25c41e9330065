import type { SharedSettings } from '../../engine/settings/shared-settings.ts'
import type { Store } from '../../engine/store/store.ts'
import { createAnswerCache } from '../../operation/answer-cache.ts'
import type { StaticWorld } from '../../world/load-world.ts'

/**
 * Creates the world with the simulated sales of a seed: that of the start, or of a loaded snapshot. Cached answers of
 * another seed are dropped.
 */
export async function createWorldOfSeed(
  settings: SharedSettings,
  { seed: first, facts, store }: { seed: string; facts: StaticWorld; store: Store },
) {
  let seed = first
  let world = facts.world(seed)
  let answerCache = createAnswerCache(store)
  await settings.keep({
    name: 'network_seed',
    start: null,
    state: () => seed,
    follow(kept) {
      if (kept === seed) return
      seed = String(kept)
      world = facts.world(seed)
      answerCache = createAnswerCache(store)
    },
  })
  return {
    seed: () => seed,
    world: () => world,
    answerCache: () => answerCache,
  }
}
