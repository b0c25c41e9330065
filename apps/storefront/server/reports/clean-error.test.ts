import fc from 'fast-check'
import { expect, it } from 'vitest'

import { cleanMessage, cleanName, framesOf, isOfExtension } from './clean-error.ts'

it.each([
  [
    "Cannot read properties of undefined (reading 'Wei Ling')",
    "Cannot read properties of undefined (reading '…')",
  ],
  [
    'Unexpected token \'W\', "Wei Ling Tan" is not valid JSON',
    'Unexpected token \'…" is not valid JSON',
  ],
  ['order.passengers.map is not a function', 'order.…' + ' is not a function'],
  ['Failed to fetch https://example.com/pay?token=a1b2', 'Failed to fetch …'],
  ['The code runs for no visitor.', 'The code runs for no visitor.'],
  ['wei ling lives in block 12', '… in …'],
  ['陈伟玲 is not defined', '… is not defined'],
  ['WEILING@EXAMPLE.COM, K1234567A', '…'],
  ['Network error\n  at weiling', 'Network error at …'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Wei for the full message',
    'Minified React error #418',
  ],
  ['', ''],
])('APP-6 the message %j becomes %j', (message, left) => {
  expect(cleanMessage(message)).toBe(left)
})

it('APP-6 no word outside the list stays in a message, wherever it is', () => {
  // None of these words is in the list: no word of the list that begins with `q` or `z` goes on with digits or
  // capitals.
  const typed = fc.stringMatching(/^[qz][\dA-Z]{2,9}$/)

  fc.assert(
    fc.property(typed, fc.constantFrom(' ', "'", '"', '(', '.', ':', ','), (word, mark) => {
      const message = `Cannot read${mark}${word}${mark}of undefined`
      expect(cleanMessage(message)).not.toContain(word)
      expect(cleanMessage(`${word}${mark}${word}`)).not.toContain(word)
    }),
  )
})

it('APP-6 a message is cut to the length that the endpoint takes', () => {
  expect(cleanMessage('cannot read '.repeat(100))).toHaveLength(300)
})

it.each([
  ['TypeError', 'TypeError'],
  ['Wei Ling', 'Error'],
  ['weilingError', 'Error'],
  ['', 'Error'],
])('APP-6 the name %j of an error becomes %s', (name, told) => {
  expect(cleanName(name)).toBe(told)
})

it('APP-6 only places in the site’s own scripts stay of a stack, without hosts and queries', () => {
  const stack = [
    "TypeError: Cannot read properties of undefined (reading 'Wei Ling')",
    '    at Xa (https://weiling.example.com/assets/shell-CTiGSxv.js:1:3150)',
    '    at https://www.example.com/history/ord_4711?token=a1b2:1:2',
    'pay@https://www.example.com/assets/pay-1234567.js:20:7',
    '    at Page (http://localhost:5173/src/app/shell.tsx?t=1732:31:9)',
    '    at chrome-extension://abcdef/content.js:1:1',
  ].join('\n')

  expect(framesOf(stack)).toEqual([
    '/assets/shell-CTiGSxv.js:1:3150',
    '/assets/pay-1234567.js:20:7',
    '/src/app/shell.tsx:31:9',
  ])
  expect(isOfExtension(stack)).toBe(false)
  expect(isOfExtension('Error: x\n    at chrome-extension://abcdef/content.js:1:1')).toBe(true)
})
