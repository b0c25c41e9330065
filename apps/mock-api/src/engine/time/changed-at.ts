import { toEpochMs, toUtcText } from '@selat/domain'

/**
 * Returns the instant at which a record is changed: now, or a millisecond after its previous change while the clock has not moved
 * on. Two versions of a record never have the same instant, so that a caller can name the version that it has read.
 */
export function changedAt(previous: string | null, now: string): string {
  if (previous === null || toEpochMs(previous) < toEpochMs(now)) return now
  return toUtcText(toEpochMs(previous) + 1)
}
