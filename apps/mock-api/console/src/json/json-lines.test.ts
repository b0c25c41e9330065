import { expect, it } from 'vitest'

import { placeMarks, toJsonLines } from './json-lines.ts'

const body = { Items: [{ Qty: 2, 'a/b~c': 'x' }], Note: null, Empty: {}, More: [] }

const textOf = (value: unknown) =>
  toJsonLines(value)
    .map(
      ({ depth, name, text, hasComma }) =>
        '  '.repeat(depth) +
        (name === undefined ? '' : `${JSON.stringify(name)}: `) +
        text +
        (hasComma ? ',' : ''),
    )
    .join('\n')

it.each([[body], [[]], ['text'], [null], [[[1, 'two'], { three: false }]]])(
  'MOCK JSON is laid out as by JSON.stringify: %j',
  (value) => {
    expect(textOf(value)).toBe(JSON.stringify(value, null, 2))
  },
)

it('MOCK a mark stands on the line of its pointer, whose tokens may be escaped', () => {
  const lines = toJsonLines(body)

  const placed = placeMarks(lines, [
    { pointer: '/Items/0/Qty', message: 'too large' },
    { pointer: '/Items/0/a~1b~0c', message: 'not an x' },
    { pointer: '', message: 'as a whole' },
  ])

  expect([...placed].map(([line, texts]) => [lines[line]?.name, texts])).toEqual([
    ['Qty', ['too large']],
    ['a/b~c', ['not an x']],
    [undefined, ['as a whole']],
  ])
})

it('MOCK marks a missing value on the value that lacks it', () => {
  const lines = toJsonLines(body)

  const placed = placeMarks(lines, [
    { pointer: '/Items/0/Ferry/DateFrom', message: 'required' },
    { pointer: '/Items/1', message: 'required' },
  ])

  expect([...placed]).toEqual([
    [2, ['/Ferry/DateFrom: required']],
    [1, ['/1: required']],
  ])
})

it('MOCK leaves out pointers outside the body, such as a header', () => {
  expect(placeMarks(toJsonLines(body), [{ pointer: 'header:Cart-Token', message: 'bad' }])).toEqual(
    new Map(),
  )
})
