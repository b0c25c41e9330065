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
