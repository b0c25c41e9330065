import * as z from 'zod/mini'

// The formats of zod with their issues, for less: there each is a class of its own, and `z.iso` one object of four. Patterns are
// written out because a bundler keeps or drops those of zod as a whole.

const shortMonths = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)'
const longMonths = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])'
const february = '02-(?:0[1-9]|1\\d|2[0-8])'
const leapDay = '(?:\\d\\d(?:[2468][048]|[13579][26]|0[48])|(?:[02468][048]|[13579][26])00)-02-29'
const date = `(?:\\d{4}-(?:${longMonths}|${shortMonths}|${february})|${leapDay})`
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?'
const offset = '(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)'

const emailAddress = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/

/** As `z.iso.date()`. */
// @__NO_SIDE_EFFECTS__
export function isoDate(): z.ZodMiniStringFormat<'date'> {
  return textFormat('date', new RegExp(`^${date}$`))
}

/** As `z.iso.datetime({ offset: true })`. */
// @__NO_SIDE_EFFECTS__
export function isoDateTime(): z.ZodMiniStringFormat<'datetime'> {
  return textFormat('datetime', new RegExp(`^${date}T${time}${offset}$`))
}

/** As `z.email()`. */
// @__NO_SIDE_EFFECTS__
export function email(): z.ZodMiniStringFormat<'email'> {
  return textFormat('email', emailAddress)
}

/** As `z.url()`, which has checks of its own for every part of an address. */
// @__NO_SIDE_EFFECTS__
export function url(): z.ZodMiniString {
  return z.string().check(({ value, issues }) => {
    if (!isAbsolute(value)) issues.push({ code: 'invalid_format', format: 'url', input: value })
  })
}

/** Not by `URL.canParse`, which browsers of 2022 lack. */
function isAbsolute(address: string): boolean {
  try {
    return new URL(address).protocol !== ''
  } catch {
    return false
  }
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
