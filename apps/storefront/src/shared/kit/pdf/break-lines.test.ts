import fc from 'fast-check'
import { expect, it } from 'vitest'

import { breakLines } from './break-lines.ts'

const measure = (text: string) => [...text].length

it('CHK-10 a line breaks between words', () => {
  expect(breakLines('Show this code and the passport', 16, measure)).toEqual([
    'Show this code',
    'and the passport',
  ])
})

it('CHK-10 Chinese breaks between characters, but no line begins with a comma or a full stop', () => {
  expect(breakLines('请在柜台出示护照，谢谢。', 8, measure)).toEqual([
    '请在柜台出示护',
    '照，谢谢。',
  ])
})

it('CHK-10 a word that is too long is cut, and no character is lost', () => {
  expect(breakLines('NST-4KQ7ZP-1-1', 5, measure)).toEqual(['NST-4', 'KQ7ZP', '-1-1'])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, width) => {
      const lines = breakLines(text, width, measure)

      expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
    }),
  )
})
