/** A point in time: RFC 3339 text with `Z` or an offset, or milliseconds since 1970. Text without an offset is refused. */
export type Instant = string | number

const RFC3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/** Milliseconds since 1970 of an instant. Throws a RangeError on text that names no point in time. */
export function toEpochMs(instant: Instant): number {
  const epochMs =
    typeof instant === 'number' ? instant : RFC3339.test(instant) ? Date.parse(instant) : Number.NaN
  if (!Number.isFinite(epochMs)) throw new RangeError(`Not an instant: ${instant}`)
  return epochMs
}

/** The instant in UTC as the wire writes it, `2026-05-01T02:20:00.000Z`. */
export function toUtcText(instant: Instant): string {
  return new Date(toEpochMs(instant)).toISOString()
}

/** The instant some minutes later, in UTC text. */
export function addMinutes(instant: Instant, minutes: number): string {
  return toUtcText(toEpochMs(instant) + minutes * 60_000)
}

/** Whole minutes from one instant to another, rounded towards zero; clocks and zones do not matter. */
export function minutesBetween(from: Instant, to: Instant): number {
  return Math.trunc((toEpochMs(to) - toEpochMs(from)) / 60_000)
}

/** Negative, zero or positive as the first instant is before, at or after the second. For `sort`. */
export function compareInstants(first: Instant, second: Instant): number {
  return toEpochMs(first) - toEpochMs(second)
}
