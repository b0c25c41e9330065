import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  areNamesSwapped,
  checkNameCorrection,
  lettersApart,
  nameLettersApart,
} from './name-correction.ts'

const named = (firstName: string, lastName: string) => ({ firstName, lastName })
const old = named('WEI LING', 'TAN')

describe('checkNameCorrection', () => {
  it.each([
    [named('WEI LIGN', 'TAN')],
    [named('WEY LING', 'TANG')],
    [named('TAN', 'WEI LING')],
    [named('WEI', 'LING TAN')],
    [named('Wei Líng', 'Tan')],
    [named('WEILING', 'TAM')],
  ])('CHK-11 %j is a correction of a typing mistake', (corrected) => {
    expect(checkNameCorrection(old, corrected)).toBe('slip')
  })

  it.each([[named('WEI LING', 'WIJAYA')], [named('MEI', 'TAN')], [named('BUDI', 'SANTOSO')]])(
    'CHK-11 %j is refused as the name of another person',
    (corrected) => {
      expect(checkNameCorrection(old, corrected)).toBe('too_different')
    },
  )

  it('CHK-11 recognises an unchanged name', () => {
    expect(checkNameCorrection(old, { ...old })).toBe('same')
  })

  it('CHK-11 handles names of one word', () => {
    expect(checkNameCorrection(named('SUHARTO', ''), named('', 'SUHARTO'))).toBe('slip')
    expect(checkNameCorrection(named('SUHARTO', ''), named('SUKARNO', ''))).toBe('slip')
    expect(checkNameCorrection(named('SUHARTO', ''), named('BUDIONO', ''))).toBe('too_different')
  })
})

describe('areNamesSwapped', () => {
  it('CHK-11 distinguishes swapped names from a moved word and from other slips', () => {
    expect(areNamesSwapped(old, named('TAN', 'Wei Líng'))).toBe(true)
    expect(areNamesSwapped(old, named('WEI', 'LING TAN'))).toBe(false)
    expect(areNamesSwapped(old, named('WEI LIGN', 'TAN'))).toBe(false)
    expect(nameLettersApart(old, named('WEI', 'LING TAN'))).toBe(0)
  })

  it('CHK-11 does not count one word that is written twice as swapped', () => {
    expect(areNamesSwapped(named('LI', 'LI'), named('Li', 'Li'))).toBe(false)
    expect(checkNameCorrection(named('LI', 'LI'), named('Li', 'Li'))).toBe('slip')
  })
})

describe('lettersApart', () => {
  it.each([
    ['', '', 0],
    ['TAN', 'TAN', 0],
    ['TAN', 'TNA', 1],
    ['TAN', 'TANG', 1],
    ['TAN', 'AN', 1],
    ['TAN', 'TEN', 1],
    ['KITTEN', 'SITTING', 3],
  ])('CHK-11 %j and %j are %i letters apart', (first, second, expected) => {
    expect(lettersApart(first, second)).toBe(expected)
  })

  it('CHK-11 is the same in both directions, and never more than the longer text', () => {
    const text = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(text, text, (first, second) => {
        expect(lettersApart(first, second)).toBe(lettersApart(second, first))
        expect(lettersApart(first, second)).toBeLessThanOrEqual(
          Math.max([...first].length, [...second].length),
        )
      }),
    )
  })
})
