import * as z from 'zod/mini'

import { datePattern, dateTimePattern, emailPattern, isAbsoluteAddress } from './text-patterns.ts'

// These schemas have the issues of zod's formats but less code: in zod each format is a class of its own, and `z.iso` is one
// object with four of them.

/** Makes a schema like `z.iso.date()`. */
// @__NO_SIDE_EFFECTS__
export function isoDate(): z.ZodMiniStringFormat<'date'> {
  return textFormat('date', datePattern)
}

/** Makes a schema like `z.iso.datetime({ offset: true })`. */
// @__NO_SIDE_EFFECTS__
export function isoDateTime(): z.ZodMiniStringFormat<'datetime'> {
  return textFormat('datetime', dateTimePattern)
}

/** Makes a schema like `z.email()`. */
// @__NO_SIDE_EFFECTS__
export function email(): z.ZodMiniStringFormat<'email'> {
  return textFormat('email', emailPattern)
}

/** Makes a schema like `z.url()`, without zod's options for the parts of an address. */
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
  return schema as z.ZodMiniStringFormat<F> // a schema of the given format
}
