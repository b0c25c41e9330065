import { ZodMiniISODate, ZodMiniISODateTime } from 'zod/mini'
import { _isoDate, _isoDateTime } from 'zod/v4/core'

// `z.iso` is one object of four formats, which a bundler keeps or drops as a whole.

/** `z.iso.date()` without the formats beside it. */
// @__NO_SIDE_EFFECTS__
export function isoDate(): ZodMiniISODate {
  return _isoDate(ZodMiniISODate)
}

/** `z.iso.datetime({ offset: true })` without the formats beside it. */
// @__NO_SIDE_EFFECTS__
export function isoDateTime(): ZodMiniISODateTime {
  return _isoDateTime(ZodMiniISODateTime, { offset: true })
}
