import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { mrzCheckDigit } from './mrz-check-digit.ts'
import { parseMrz } from './parse-mrz.ts'

const TODAY = '2026-05-01'
const BIMA = [
  'P<IDNPRASETYO<<BIMA<ADI<<<<<<<<<<<<<<<<<<<<<',
  'X1234567<7IDN9005178M3105168<<<<<<<<<<<<<<<0',
]

/** A second line whose check digits are right. */
function dataLine(fields: { number: string; birth: string; expiry: string; optional?: string }) {
  const withDigit = (field: string) => `${field}${mrzCheckDigit(field)}`
  const number = withDigit(fields.number.padEnd(9, '<'))
  const birth = withDigit(fields.birth)
  const rest = withDigit(fields.expiry) + withDigit((fields.optional ?? '').padEnd(14, '<'))
  return `${number}IDN${birth}F${rest}${mrzCheckDigit(number + birth + rest)}`
}

describe('valid lines', () => {
  it('PAX-5 reads every field', () => {
    expect(parseMrz(BIMA.join('\n'), TODAY)).toEqual({
      ok: true,
      passport: {
        firstName: 'BIMA ADI',
        lastName: 'PRASETYO',
        passportNumber: 'X1234567',
        issuingState: 'ID',
        nationality: 'ID',
        dateOfBirth: '1990-05-17',
        dateOfExpiry: '2031-05-16',
        sex: 'M',
      },
    })
  })

  it.each([
    [
      'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
      'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
      'ANNA MARIA',
      'ERIKSSON',
      'UTO',
    ],
    [
      'P<SGPTAN<<WEI<LING<<<<<<<<<<<<<<<<<<<<<<<<<<',
      'K1234567N9SGP8511032F3302118<<<<<<<<<<<<<<<2',
      'WEI LING',
      'TAN',
      'SG',
    ],
    [
      'P<MYSISMAIL<<NURUL<AISYAH<<<<<<<<<<<<<<<<<<<',
      'A123456784MYS9802285F2906302<<<<<<<<<<<<<<<0',
      'NURUL AISYAH',
      'ISMAIL',
      'MY',
    ],
    [
      'P<CHNWANG<<XIAOMING<<<<<<<<<<<<<<<<<<<<<<<<<',
      'E123456782CHN1507090M2803010<<<<<<<<<<<<<<<2',
      'XIAOMING',
      'WANG',
      'CN',
    ],
    [
      'P<TWNCHEN<<YU<TING<<<<<<<<<<<<<<<<<<<<<<<<<<',
      '3123456785TWN5801202F3012316<<<<<<<<<<<<<<<2',
      'YU TING',
      'CHEN',
      'TW',
    ],
    [
      'P<IDNSUHARTATI<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<',
      'C7654321<8IDN7604049F2708159<<<<<<<<<<<<<<<8',
      'SUHARTATI',
      '',
      'ID',
    ],
  ])('PAX-5 reads %s', (names, data, firstName, lastName, nationality) => {
    expect(parseMrz(`${names}\n${data}`, TODAY)).toMatchObject({
      ok: true,
      passport: { firstName, lastName, nationality },
    })
  })

  it('PAX-5 reads lines however they are typed or pasted', () => {
    const expected = parseMrz(BIMA.join('\n'), TODAY)

    expect(parseMrz(BIMA.join('\r\n\r\n').toLowerCase(), TODAY)).toEqual(expected)
    expect(parseMrz(`  ${BIMA.join('\n').replaceAll('<<', '«')}  `, TODAY)).toEqual(expected)
    expect(parseMrz(BIMA.join(''), TODAY)).toEqual(expected)
    expect(parseMrz(BIMA.join('\n').replace('IDN90', 'IDN 90'), TODAY)).toEqual(expected)
  })

  it('PAX-5 reads a birth year in the future as one of the last century', () => {
    const names = BIMA[0] ?? ''
    const born = (birth: string) =>
      parseMrz(`${names}\n${dataLine({ number: 'X1234567', birth, expiry: '310516' })}`, TODAY)

    expect(born('260501')).toMatchObject({ passport: { dateOfBirth: '2026-05-01' } })
    expect(born('260502')).toMatchObject({ passport: { dateOfBirth: '1926-05-02' } })
  })
})

describe('refused lines', () => {
  it('PAX-5 names the field whose check digit is wrong', () => {
    const [names = '', data = ''] = BIMA
    const read = (line: string) => parseMrz(`${names}\n${line}`, TODAY)

    expect(read(data.replace('7IDN', '8IDN'))).toEqual({
      ok: false,
      reason: 'wrong_check_digit',
      field: 'passportNumber',
    })
    expect(read(data.replace('9005178', '9005179'))).toMatchObject({ field: 'dateOfBirth' })
    expect(read(data.replace('3105168', '3105167'))).toMatchObject({ field: 'dateOfExpiry' })
    expect(read(`${data.slice(0, 42)}1${data.slice(43)}`)).toMatchObject({ field: 'optional' })
    expect(read(`${data.slice(0, 43)}5`)).toMatchObject({ field: 'composite' })
  })

  it('PAX-5 refuses days that do not exist, though their check digits are right', () => {
    const line = dataLine({ number: 'X1234567', birth: '900230', expiry: '310516' })
    const expired = dataLine({ number: 'X1234567', birth: '900517', expiry: '311316' })

    expect(parseMrz(`${BIMA[0]}\n${line}`, TODAY)).toEqual({
      ok: false,
      reason: 'invalid_date',
      field: 'dateOfBirth',
    })
    expect(parseMrz(`${BIMA[0]}\n${expired}`, TODAY)).toMatchObject({ field: 'dateOfExpiry' })
  })

  it('PAX-5 refuses what is not two lines of a passport', () => {
    const [names = '', data = ''] = BIMA

    expect(parseMrz('', TODAY)).toEqual({ ok: false, reason: 'wrong_length' })
    expect(parseMrz(names, TODAY)).toEqual({ ok: false, reason: 'wrong_length' })
    expect(parseMrz(`${names}\n${data}\n${data}`, TODAY)).toEqual({
      ok: false,
      reason: 'wrong_length',
    })
    expect(parseMrz(`${names.replace('B', 'Ü')}\n${data}`, TODAY)).toEqual({
      ok: false,
      reason: 'wrong_characters',
    })
    expect(parseMrz(`I${names.slice(1)}\n${data}`, TODAY)).toEqual({
      ok: false,
      reason: 'not_a_passport',
    })
  })

  it('PAX-5 notices any misread digit of the second line that has a check digit', () => {
    const [names = '', data = ''] = BIMA
    // Nationality and sex have no check digit; of the others 7 and 3 and 1 catch every change but one by ten.
    const position = fc
      .integer({ min: 0, max: 43 })
      .filter((at) => at < 10 || (at > 12 && at !== 20))
    fc.assert(
      fc.property(position, fc.constantFrom(...'0123456789'), (at, character) => {
        fc.pre(/[0-9]/.test(data[at] ?? '') && data[at] !== character)
        const misread = data.slice(0, at) + character + data.slice(at + 1)
        expect(parseMrz(`${names}\n${misread}`, TODAY).ok).toBe(false)
      }),
    )
  })

  it('PAX-5 never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (text) => {
        expect(parseMrz(text, TODAY)).toHaveProperty('ok')
      }),
    )
  })
})
