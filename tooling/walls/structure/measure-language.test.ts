import { expect, it } from 'vitest'

import { commentSentences, repeatedTypes } from './measure-language.ts'

it('WALL a comment is split into sentences, without its example', () => {
  const text = [
    '/**',
    ' * Turns a cart into an order, e.g. one of two ferries. It keeps',
    ' * the seats.',
    ' * @example',
    ' * const order = placeOrder()',
    ' */',
    'export const a = 1 // Beside code.',
    '// One line',
    '// goes on.',
    '',
  ].join('\n')

  expect(commentSentences(text)).toEqual([
    'Turns a cart into an order, e.g. one of two ferries.',
    'It keeps the seats.',
    'One line goes on.',
  ])
})

it('WALL a name that two files give to exported types is found', () => {
  const one = 'export type Moment = 1\nexport type Line = 2\ntype Inner = 3\n'
  const other = 'export class Moment {}\nexport const Line = 2\ntype Inner = 4\n'

  expect(repeatedTypes([one, other])).toEqual(['Moment'])
})
