import { expect, it } from 'vitest'

import { compareMoney, leastMoney } from './compare-money.ts'
import { money } from './money.ts'

it('FER-2 orders amounts of one currency', () => {
  expect(compareMoney(money(1, 'SGD'), money(2, 'SGD'))).toBeLessThan(0)
  expect(compareMoney(money(2, 'SGD'), money(2, 'SGD'))).toBe(0)
  expect(() => compareMoney(money(1, 'SGD'), money(2, 'IDR'))).toThrow(TypeError)
})

it('FER-8 finds the smallest of some amounts', () => {
  expect(leastMoney([money(3, 'SGD'), money(1, 'SGD'), money(2, 'SGD')])).toEqual(money(1, 'SGD'))
  expect(leastMoney([])).toBeUndefined()
})
