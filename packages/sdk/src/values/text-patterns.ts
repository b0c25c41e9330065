// These are zod's patterns, copied: a bundler would include all of zod's or none, and compiled checks need no zod at all.

const shortMonths = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)'
const longMonths = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])'
const february = '02-(?:0[1-9]|1\\d|2[0-8])'
const leapDay = '(?:\\d\\d(?:[2468][048]|[13579][26]|0[48])|(?:[02468][048]|[13579][26])00)-02-29'
const date = `(?:\\d{4}-(?:${longMonths}|${shortMonths}|${february})|${leapDay})`
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?'
const offset = '(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)'

export const datePattern: RegExp = /* @__PURE__ */ new RegExp(`^${date}$`)
export const dateTimePattern: RegExp = /* @__PURE__ */ new RegExp(`^${date}T${time}${offset}$`)
export const emailPattern =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/

/** Whether a text is an absolute address. `URL.canParse` is not used, because browsers of 2022 do not have it. */
export function isAbsoluteAddress(text: string): boolean {
  try {
    return new URL(text).protocol !== ''
  } catch {
    return false
  }
}
