import {
  type ChanceState,
  type Random,
  resumeRandom,
  secureRandom,
  seededRandom,
} from './random.ts'

/** A random source whose state can be stored and resumed. */
export type RandomSource = Random & {
  /** Returns the state to continue from; null for secure random numbers, which cannot be repeated. */
  state(): ChanceState | null
  resume(state: ChanceState): void
}

/** Creates a source with the random numbers of a seed. Without a seed they are secure, until a state is resumed. */
export function createRandomSource(seed: string | undefined): RandomSource {
  let seeded = seed === undefined ? null : seededRandom(seed)
  return {
    int: (below) => (seeded ?? secureRandom).int(below),
    bytes: (length) => (seeded ?? secureRandom).bytes(length),
    state: () => seeded?.state() ?? null,
    resume(state) {
      seeded = resumeRandom(state)
    },
  }
}
