import fc from 'fast-check'
import { expect, it } from 'vitest'

import { printableLine, printableText } from './printable.ts'

it.each([
  ['  Wei   Ling ', 'Wei Ling'],
  ['Tan\r\nBcc: all@example.com', 'Tan Bcc: all@example.com'],
  ['Bud\u0000i\u0007', 'Bud i'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['one\u2028two\u00A0three', 'one two three'],
  ['half \uD83D of a face', 'half of a face'],
  ['陳育婷 José علی‌رضا', '陳育婷 José علی‌رضا'],
  ['\u200B\u200B', ''],
  ['\u200E \u2060\uFEFF\u3164', ''],
  ['Bu\u200Bdi \uFEFFSan\u2060toso', 'Budi Santoso'],
  ['\u200DTan \u200C Wei\u200D', 'Tan Wei'],
  ['a\u200D\u200Db', 'ab'],
  [
    '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
    '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
  ],
  ['\u0D05\u0D35\u0D28\u0D4D\u200D', '\u0D05\u0D35\u0D28\u0D4D\u200D'],
  ['👩🏽\u200D🚀 ❤\uFE0F\u200D🔥', '👩🏽\u200D🚀 ❤\uFE0F\u200D🔥'],
])('RUL-1 writes %j in one line', (text, line) => {
  expect(printableLine(text)).toBe(line)
})

it('RUL-1 keeps the lines of a text and nothing that cannot be printed', () => {
  expect(printableText(' Two bikes.\r\nA \u202Eramp\u0000, please.\u0085 ')).toBe(
    'Two bikes.\nA ramp, please.',
  )
  expect(printableText('\u200B\n\u200D\u2060')).toBe('')
})

it('RUL-1 a second time changes nothing, and no unprintable character is left', () => {
  const anyText = fc.string({ unit: 'binary' })

  fc.assert(
    fc.property(anyText, (text) => {
      const [line, several] = [printableLine(text), printableText(text)]

      expect(printableLine(line)).toBe(line)
      expect(printableText(several)).toBe(several)
      expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202E]/u)
      expect(several.replaceAll(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Cs}\u202E]/u)
    }),
  )
})
