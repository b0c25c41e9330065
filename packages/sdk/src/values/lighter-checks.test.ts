import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'

import { integer } from './integer.ts'
import { email, isoDate, isoDateTime, url } from './text-formats.ts'

type Facts = Record<string, unknown>

/** Picks the facts of issues that a page may use. The patterns are left out, because those of zod have another form. */
function issuesOf(schema: z.ZodMiniType, value: unknown): Facts[] | undefined {
  return schema.safeParse(value).error?.issues.map((issue) => {
    const { code, expected, format, maximum, minimum, path } = issue as unknown as Facts // of whatever code
    return { code, expected, format, maximum, minimum, path }
  })
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const days = fc.tuple(digits(4), digits(2), digits(2)).map((parts) => parts.join('-'))
const realDays = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
  .map((day) => day.toISOString().slice(0, 10))
const leapDays = digits(4).map((year) => `${year}-02-29`)
const anyDay = fc.oneof(days, realDays, leapDays, fc.string())
const times = fc
  .tuple(digits(2), digits(2), digits(2), fc.constantFrom('', '.5', '.', '.123456'))
  .map(([hour, minute, second, rest]) => `${hour}:${minute}:${second}${rest}`)
const zones = fc.oneof(
  fc.constantFrom('', 'Z', 'z', '+07', '+0700'),
  fc.tuple(fc.constantFrom('+', '-'), digits(2), digits(2)).map(([s, h, m]) => `${s}${h}:${m}`),
)
const moments = fc.tuple(anyDay, fc.constantFrom('T', ' '), times, zones).map((all) => all.join(''))
const addresses = fc.oneof(
  fc.emailAddress(),
  fc.string(),
  fc.stringMatching(/^[a-zA-Z0-9_'+.-]{0,6}@[a-zA-Z0-9.-]{0,8}$/),
)
const pages = fc.oneof(
  fc.webUrl(),
  fc.constantFrom('mailto:a@b.co', 'selat:4', 'http://', '//a.b', 'a.b'),
)
const numbers = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(2 ** 53, -(2 ** 53), Infinity, NaN, -0),
  fc.string(),
)

it.each([
  ['a day', isoDate(), z.iso.date(), anyDay],
  ['an instant', isoDateTime(), z.iso.datetime({ offset: true }), moments],
  ['an e-mail address', email(), z.email(), addresses],
  ['the address of a page', url(), z.url(), pages],
  ['an integer', integer(), z.int(), numbers],
] as const)(
  'API-4 accepts and refuses %s as zod does, with the same issues',
  (_name, ours, zods, values) => {
    fc.assert(
      fc.property(fc.oneof(values, fc.constantFrom(null, undefined, 5, {})), (value) => {
        expect(issuesOf(ours, value)).toEqual(issuesOf(zods, value))
      }),
      { numRuns: 3000 },
    )
  },
)

it('API-4 accepts the same days as zod in every kind of year', () => {
  for (const year of ['1900', '2000', '2023', '2024'])
    for (let month = 0; month <= 13; month += 1)
      for (let day = 0; day <= 32; day += 1) {
        const text = [year, ...[month, day].map((part) => `${part}`.padStart(2, '0'))].join('-')
        expect([text, isoDate().safeParse(text).success]).toEqual([
          text,
          z.iso.date().safeParse(text).success,
        ])
      }
})
