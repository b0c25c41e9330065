import type { Verdict } from './judge-scan.ts'

/** The number of verdicts that are kept, because nobody scrolls back further. */
const remembered = 20

export type Judged = Verdict & {
  /** Whether the check-in was stored for the server to decide although this device does not know the ticket. */
  isRecorded?: boolean
}

/** Adds a verdict, or replaces it by its present state. The latest verdict is the first. */
export function withVerdict(verdicts: readonly Judged[], verdict: Judged): Judged[] {
  const isKnown = verdicts.some((one) => isSame(one, verdict))
  if (isKnown) return verdicts.map((one) => (isSame(one, verdict) ? verdict : one))
  return [verdict, ...verdicts].slice(0, remembered)
}

/** Appends the stored verdicts of earlier visits to those of this visit. */
export function withEarlier(verdicts: readonly Judged[], earlier: readonly Judged[]): Judged[] {
  const added = earlier.filter((one) => !verdicts.some((own) => isSame(own, one)))
  return [...verdicts, ...added].slice(0, remembered)
}

const isSame = (one: Judged, other: Judged) => one.scan.Id === other.scan.Id
