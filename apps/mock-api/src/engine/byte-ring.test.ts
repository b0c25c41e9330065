import { expect, it } from 'vitest'

import { createByteRing } from './byte-ring.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (read: Uint8Array) => new TextDecoder().decode(read)

/** Writes each of the texts, and tells which of them the ring still has. */
function keep(capacity: number, texts: readonly string[]) {
  const ring = createByteRing(capacity)
  const written = texts.map((one) => ring.write(bytes(one)))
  return written.map((one) => (one && ring.has(one) ? text(ring.read(one)) : null))
}

it('ERR-4 the newest text overwrites the oldest ones, and is kept in one piece', () => {
  expect(keep(10, ['aaaa', 'bbbb', 'cc'])).toEqual(['aaaa', 'bbbb', 'cc'])
  expect(keep(10, ['aaaa', 'bbbb', 'cccc'])).toEqual([null, 'bbbb', 'cccc'])
  expect(keep(10, ['aaaa', 'bbbb', 'cccc', 'dddd', 'e'])).toEqual([null, null, 'cccc', 'dddd', 'e'])
  expect(keep(10, ['aaaa', 'bbbb', 'cccc', 'd'.repeat(10)])).toEqual([
    null,
    null,
    null,
    'dddddddddd',
  ])
})

it('ERR-4 a text longer than the ring is not kept and overwrites nothing, and an empty one needs no room', () => {
  expect(keep(4, ['abc', '12345'])).toEqual(['abc', null])
  expect(keep(4, ['abcd', ''])).toEqual(['abcd', ''])
})

it('ERR-4 a text that is read is a copy, which later writes do not change', () => {
  const ring = createByteRing(4)
  const first = ring.write(bytes('abcd'))
  if (!first) throw new Error('There is room for four bytes.')
  const read = ring.read(first)

  ring.write(bytes('wxyz'))

  expect(text(read)).toBe('abcd')
  expect(ring.has(first)).toBe(false)
})

it('ERR-4 of thousands of texts of any length the ring has only the newest, unchanged', () => {
  const ring = createByteRing(1000)
  const all: { written: { at: number; length: number }; said: string }[] = []
  for (let number = 0; number < 3000; number += 1) {
    const said = `${number} `.repeat(1 + ((number * 37) % 60))
    const written = ring.write(bytes(said))
    if (written) all.push({ written, said })

    const there = all.filter((one) => ring.has(one.written))
    expect(there.map((one) => text(ring.read(one.written)))).toEqual(there.map((one) => one.said))
    expect(there.at(-1)).toBe(all.at(-1))
    all.splice(0, all.length - there.length)
  }
})
