import * as z from 'zod/mini'

import { datePattern, dateTimePattern, emailPattern, isAbsoluteAddress } from './text-patterns.ts'

// The formats of zod with their issues, for less: there each is a class of its own, and `z.iso` one object of four.

/** As `z.iso.date()`. */
// @__NO_SIDE_EFFECTS__
export function isoDate(): z.ZodMiniStringFormat<'date'> {
  return textFormat('date', datePattern)
}

/** As `z.iso.datetime({ offset: true })`. */
// @__NO_SIDE_EFFECTS__
export function isoDateTime(): z.ZodMiniStringFormat<'datetime'> {
  return textFormat('datetime', dateTimePattern)
}

/** As `z.email()`. */
// @__NO_SIDE_EFFECTS__
export function email(): z.ZodMiniStringFormat<'email'> {
  return textFormat('email', emailPattern)
}

/** As `z.url()`, which has checks of its own for every part of an address. */
// @__NO_SIDE_EFFECTS__
export function url(): z.ZodMiniString {
  return z.string().check(({ value, issues }) => {
    if (!isAbsoluteAddress(value))
      issues.push({ code: 'invalid_format', format: 'url', input: value })
  })
}

function textFormat<const F extends string>(format: F, pattern: RegExp): z.ZodMiniStringFormat<F> {
  const schema = new z.ZodMiniStringFormat({
    type: 'string',
    check: 'string_format',
    format,
    pattern,
  })
  return schema as z.ZodMiniStringFormat<F> // the same, of the format that was given
}
