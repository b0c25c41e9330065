import type { Verdict } from './judge-scan.ts'

/** As many verdicts as one scrolls back through. */
const remembered = 20

export type Judged = Verdict & {
  /** Kept for the server to decide, though this device does not know the ticket. */
  isRecorded?: boolean
}

/** The verdicts, the latest first, with one more, or with one of them as it is now. */
export function withVerdict(verdicts: readonly Judged[], verdict: Judged): Judged[] {
  const isKnown = verdicts.some((one) => isSame(one, verdict))
  if (isKnown) return verdicts.map((one) => (isSame(one, verdict) ? verdict : one))
  return [verdict, ...verdicts].slice(0, remembered)
}

/** The verdicts of this visit, and below them those that were kept from before. */
export function withEarlier(verdicts: readonly Judged[], earlier: readonly Judged[]): Judged[] {
  const added = earlier.filter((one) => !verdicts.some((own) => isSame(own, one)))
  return [...verdicts, ...added].slice(0, remembered)
}

const isSame = (one: Judged, other: Judged) => one.scan.Id === other.scan.Id
