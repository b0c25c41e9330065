import { replacedAt } from './contract-samples.ts'

type Place = readonly (string | number)[]

/** Wrong values: one of each type, values at limits, and almost right ones. */
const WRONG_VALUES: readonly unknown[] = [
  ...[null, true, 0, -1, 0.5, 0.3, 2 ** 53, 1e9, '', 'x', 'x'.repeat(300), 'of_a_later_version'],
  ...[
    '2026-02-30',
    '2024-02-29',
    '2026-12-12T10:20:00',
    '2026-12-12T10:20:00+07:00',
    'ID',
    'a@b.co',
  ],
  ...['https://selat.example', 'HFC', [], [null], {}, { Later: 1 }],
]

/**
 * Returns copies of a value with one change each, at each of its places in turn: a part removed, a part added, or a value of
 * another type. A value always gets the same copies in the same `round`; another round selects other changes.
 */
export function mutationsOf(value: unknown, round: number): unknown[] {
  return placesOf(value).flatMap((place, index) => {
    const held = place.reduce<unknown>((of, step) => Object(of)[step], value)
    const wrongValue = WRONG_VALUES[(index + round) % WRONG_VALUES.length]
    return [
      replacedAt(value, place, wrongValue),
      ...(typeof held === 'object' && held !== null ? partsOf(held, index + round) : []).map(
        (one) => replacedAt(value, place, one),
      ),
    ]
  })
}

/** Returns two copies of an object, with one field less and one more, or of a list, with one item less and with 60 items. */
function partsOf(held: object, turn: number): unknown[] {
  if (Array.isArray(held)) return [held.slice(1), Array.from({ length: 60 }, () => held[0])]
  const names = Object.keys(held)
  const left = names[turn % Math.max(1, names.length)]
  const others = Object.entries(held).filter(([name]) => name !== left)
  return [Object.fromEntries(others), { ...held, Later: 1 }]
}

function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [[]]
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  const below = steps.flatMap((step) =>
    placesOf(Object(value)[step]).map((place): Place => [step, ...place]),
  )
  return [[], ...below]
}
