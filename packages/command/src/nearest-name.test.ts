import { expect, it } from 'vitest'

import { nearestName } from './nearest-name.ts'

const names = ['port', 'host', 'data', 'seed', 'simulation', 'help']

it.each([
  ['prot', 'port'],
  ['hots', 'host'],
  ['sed', 'seed'],
  ['simulate', null],
  ['sim', 'simulation'],
  ['x', null],
])('APP-2 the name nearest to %s is %s', (typed, name) => {
  expect(nearestName(typed, names)).toBe(name)
})

it('APP-2 a long text has no nearest name, and is not compared letter by letter', () => {
  const before = performance.now()

  expect(nearestName('x'.repeat(1_000_000), names)).toBeNull()

  expect(performance.now() - before).toBeLessThan(1000)
})
