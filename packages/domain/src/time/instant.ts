/** A point in time: RFC 3339 text with `Z` or an offset, or milliseconds since 1970. Text without an offset is refused. */
export type Instant = string | number

const RFC3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/** Returns an instant in milliseconds since 1970. Throws a RangeError if the text is no point in time. */
export function toEpochMs(instant: Instant): number {
  const epochMs =
    typeof instant === 'number' ? instant : RFC3339.test(instant) ? Date.parse(instant) : Number.NaN
  if (!Number.isFinite(epochMs)) throw new RangeError(`Not an instant: ${instant}`)
  return epochMs
}

/** Returns the instant in UTC as the wire writes it, `2026-05-01T02:20:00.000Z`. */
export function toUtcText(instant: Instant): string {
  return new Date(toEpochMs(instant)).toISOString()
}

/** Returns the instant some minutes later, in UTC text. */
export function addMinutes(instant: Instant, minutes: number): string {
  return toUtcText(toEpochMs(instant) + minutes * 60_000)
}

/** Returns the whole minutes from one instant to another, rounded towards zero. Zones do not matter. */
export function minutesBetween(from: Instant, to: Instant): number {
  return Math.trunc((toEpochMs(to) - toEpochMs(from)) / 60_000)
}

/** Compares instants for `sort`: negative, zero or positive if the first is before, at or after the second. */
export function compareInstants(first: Instant, second: Instant): number {
  return toEpochMs(first) - toEpochMs(second)
}
