import { dinero } from 'dinero.js/bigint'
import { expect, it } from 'vitest'

import { fromDinero, toDinero, toDineroCurrency } from './dinero-bridge.ts'
import { money } from './money.ts'

it('CHK-12 an amount is the same after conversion there and back', () => {
  expect(fromDinero(toDinero(money(-4850, 'SGD')))).toEqual(money(-4850, 'SGD'))
})

it('CHK-12 refuses an amount with more decimals than its currency has', () => {
  const finer = dinero({ amount: 48_505n, currency: toDineroCurrency('SGD', 2), scale: 3n })

  expect(() => fromDinero(finer)).toThrow(RangeError)
})
