import { addMinutes, type Instant, toEpochMs } from '../time/instant.ts'

/**
 * The percentage that is refunded for a cancellation more than `hoursBefore` hours before the start; 0 hours means until the
 * start.
 */
export type RefundRung = { readonly hoursBefore: number; readonly percent: number }

/** A step of a ladder: `percent` is refunded until `until`, exclusive; null has no end. */
export type LadderStep = { readonly until: string | null; readonly percent: number }

/**
 * Converts the rungs of a rule to steps with instants, the earliest first. The last step has no end and refunds nothing.
 * @example refundLadder([{ hoursBefore: 24, percent: 50 }], '2026-12-12T10:20:00+08:00')
 * // [{ until: '2026-12-11T02:20:00.000Z', percent: 50 }, { until: null, percent: 0 }]
 */
export function refundLadder(rungs: readonly RefundRung[], startsAt: Instant): LadderStep[] {
  const steps = rungs
    .toSorted((first, second) => second.hoursBefore - first.hoursBefore)
    .map(({ hoursBefore, percent }) => ({
      until: addMinutes(startsAt, -hoursBefore * 60),
      percent,
    }))
  return [...steps, { until: null, percent: 0 }]
}

/**
 * Returns the instant, in milliseconds since 1970, from which nothing is refunded; null if nothing ever is. It equals the
 * end of the last step of `refundLadder` that refunds something.
 */
export function refundEndsAtMs(rungs: readonly RefundRung[], startsAt: Instant): number | null {
  let hours: number | null = null
  for (const { hoursBefore, percent } of rungs)
    if (percent > 0 && (hours === null || hoursBefore < hours)) hours = hoursBefore
  return hours === null ? null : toEpochMs(startsAt) - hours * 3_600_000
}

/** Returns the step that applies at an instant. At the instant at which a step ends, it is the next one. */
export function stepAt(ladder: readonly LadderStep[], now: Instant): LadderStep {
  const step = ladder.find(({ until }) => until === null || toEpochMs(now) < toEpochMs(until))
  return step ?? { until: null, percent: 0 }
}
