import type { MeasuredRun } from '../test/measured.ts'
import { type Candidate, candidatesFor, NEAR, type Sources } from './choose-tests.ts'

export type Plan = {
  chosen: Candidate[]
  /** The tests that only the gate runs, each with the reason. */
  left: Candidate[]
}

/** The most seconds of tests, summed over files, that fit into a check on two cores. */
const MOST_SECONDS = 130
/** The seconds for a file whose time is not recorded. */
const SECONDS_OF_UNKNOWN = 0.5

/**
 * Chooses the tests that the changed files can affect, the nearest first, until the time is used up. Slow tests are left to
 * the gate, unless they changed themselves or are named for a changed file.
 */
export function planTests(
  changed: readonly string[],
  sources: Sources,
  { seconds }: Pick<MeasuredRun, 'seconds'>,
  heavy: ReadonlySet<string>,
): Plan {
  const nearest = new Map<string, Candidate>()
  for (const candidate of changed.flatMap((file) => candidatesFor(file, sources))) {
    const known = nearest.get(candidate.file)
    if (!known || candidate.distance < known.distance) nearest.set(candidate.file, candidate)
  }
  const plan: Plan = { chosen: [], left: [] }
  let used = 0
  for (const candidate of [...nearest.values()].toSorted(byDistance)) {
    const takes = seconds[candidate.file] ?? SECONDS_OF_UNKNOWN
    if (candidate.distance > NEAR.beside && heavy.has(candidate.file))
      plan.left.push({ ...candidate, why: `${candidate.why}; takes long` })
    else if (candidate.distance > 0 && used + takes > MOST_SECONDS)
      plan.left.push({ ...candidate, why: `${candidate.why}; no time left` })
    else {
      used += takes
      plan.chosen.push(candidate)
    }
  }
  return plan
}

function byDistance(a: Candidate, b: Candidate): number {
  return a.distance - b.distance || (a.file < b.file ? -1 : 1)
}
