import fc from 'fast-check'
import { expect, it } from 'vitest'

import { type CountedScan, countingCheckIn, resultOf } from './judge-scans.ts'

const scan = (id: string, kind: CountedScan['kind'], minute: number): CountedScan => ({
  tenant: 'b2b',
  id,
  kind,
  at: `2026-12-12T00:${String(minute).padStart(2, '0')}:00.000Z`,
  place: `Gate ${id}`,
  by_name: 'Sari Wulandari',
  reason: '',
})

const idsOf = (scans: readonly CountedScan[]) => countingCheckIn(scans)?.id ?? null

it.each([
  ['nothing', [], null],
  ['one check-in', [scan('a', 'check_in', 5)], 'a'],
  ['the earlier of two', [scan('a', 'check_in', 5), scan('b', 'check_in', 3)], 'b'],
  ['an undo', [scan('a', 'check_in', 5), scan('b', 'undo', 6)], null],
  ['an undo at the same instant', [scan('a', 'check_in', 5), scan('b', 'undo', 5)], null],
  ['an undo before', [scan('a', 'check_in', 5), scan('b', 'undo', 4)], 'a'],
  [
    'the first after the last undo',
    [
      scan('a', 'check_in', 1),
      scan('b', 'undo', 2),
      scan('c', 'check_in', 9),
      scan('d', 'check_in', 7),
      scan('e', 'undo', 4),
      scan('f', 'check_in', 3),
    ],
    'd',
  ],
] as const)(
  'MAN-2 the check-in that counts is found in the case of %s',
  (_name, scans, expected) => {
    expect(idsOf(scans)).toBe(expected)
  },
)

const anyScans = fc.uniqueArray(
  fc.record({
    tenant: fc.constantFrom('b2b', 'nusa'),
    id: fc.string({ minLength: 1, maxLength: 3 }),
    kind: fc.constantFrom('check_in' as const, 'check_in' as const, 'undo' as const),
    // There are few minutes, so that several scans have the same one.
    at: fc.integer({ min: 0, max: 6 }).map((minute) => `2026-12-12T00:0${minute}:00.000Z`),
    place: fc.constantFrom('Gate 1', 'Gate 2'),
    by_name: fc.constant('Sari Wulandari'),
    reason: fc.constantFrom('', 'The ship is late'),
  }),
  { selector: ({ tenant, id }) => `${tenant} ${id}`, maxLength: 8 },
)

it('MAN-2 scans have the same results in whatever order they arrive', () => {
  fc.assert(
    fc.property(
      anyScans.chain((scans) =>
        fc.tuple(
          fc.constant(scans),
          fc.shuffledSubarray(scans, { minLength: scans.length, maxLength: scans.length }),
        ),
      ),
      ([scans, shuffled]) => {
        expect(countingCheckIn(shuffled)).toEqual(countingCheckIn(scans))
        for (const one of scans) expect(resultOf(one, shuffled)).toBe(resultOf(one, scans))
      },
    ),
  )
})

it('MAN-2 the check-in that counts is the first one after the last undo', () => {
  fc.assert(
    fc.property(anyScans, (scans) => {
      const counts = countingCheckIn(scans)
      const undos = scans.filter(({ kind }) => kind === 'undo')
      const after = scans.filter(
        ({ kind, at }) => kind === 'check_in' && undos.every((undo) => undo.at < at),
      )
      expect(counts?.at ?? null).toBe(after.map(({ at }) => at).toSorted()[0] ?? null)
    }),
  )
})

it('MAN-2 exactly one scan has the result that it checked in a passenger who is aboard', () => {
  fc.assert(
    fc.property(anyScans, (scans) => {
      const results = scans
        .filter(({ kind }) => kind === 'check_in')
        .map((one) => resultOf(one, scans))
      expect(results.filter((result) => result === 'checked_in')).toHaveLength(
        countingCheckIn(scans) ? 1 : 0,
      )
    }),
  )
})
