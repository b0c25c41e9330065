import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { checkMrz, looksLikeMrz } from './check-mrz.ts'
import { parseMrz } from './parse-mrz.ts'

const NAMES = 'P<SGPTAN<<WEI<LING<<<<<<<<<<<<<<<<<<<<<<<<<<'
const DATA = 'K1234567N9SGP8511032F3302118<<<<<<<<<<<<<<<2'

const verdicts = (data: string) => checkMrz(`${NAMES}\n${data}`).fields.map((one) => one.verdict)

it('PAX-5 each field is checked as soon as its check digit is typed', () => {
  expect(verdicts('K1234567N')).toEqual(['typing', 'typing', 'typing', 'typing', 'typing'])
  expect(verdicts('K1234567N9')).toEqual(['right', 'typing', 'typing', 'typing', 'typing'])
  expect(verdicts('K1234567N9SGP8511033')).toEqual(['right', 'wrong', 'typing', 'typing', 'typing'])
  expect(verdicts(DATA)).toEqual(['right', 'right', 'right', 'right', 'right'])
})

it('PAX-5 a character that no passport has makes every typed field wrong', () => {
  expect(verdicts('K12345é7N9SGP8511032')).toEqual(['wrong', 'wrong', 'typing', 'typing', 'typing'])
})

it('PAX-5 a name that fills its whole line may have been cut', () => {
  const long = 'P<LKANANAYAKKARA<<MUDIYANSELAGE<CHANDIMA<SEN'

  expect(checkMrz(`${NAMES}\n`).isNameCut).toBe(false)
  expect(checkMrz(long).isNameCut).toBe(true)
})

it('PAX-5 the lines of a passport are distinguished from names, however they are broken', () => {
  expect(looksLikeMrz(`${NAMES}\n${DATA}`)).toBe(true)
  expect(looksLikeMrz(`${NAMES}${DATA}`.toLowerCase())).toBe(true)
  expect(looksLikeMrz(`${NAMES}\r\n\r\n ${DATA}\r\n`)).toBe(true)
  expect(looksLikeMrz(NAMES)).toBe(false)
  expect(looksLikeMrz('TAN WEI LING')).toBe(false)
  expect(looksLikeMrz(`${NAMES}\n${DATA}\n${DATA}`)).toBe(false)
})

it('PAX-5 the lines are right in every field exactly if they can be read', () => {
  const digit = fc.constantFrom('0', '1', '7', '9', '<', 'A')
  fc.assert(
    fc.property(fc.nat(43), digit, (at, character) => {
      const data = DATA.slice(0, at) + character + DATA.slice(at + 1)
      const reading = parseMrz(`${NAMES}\n${data}`, '2026-11-20')
      const isRight = verdicts(data).every((verdict) => verdict === 'right')

      expect(isRight).toBe(reading.ok || reading.reason === 'invalid_date')
    }),
  )
})
