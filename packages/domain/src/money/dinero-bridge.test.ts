import { dinero } from 'dinero.js/bigint'
import { expect, it } from 'vitest'

import { fromDinero, toDinero, toDineroCurrency } from './dinero-bridge.ts'
import { money } from './money.ts'

it('CHK-12 comes back as it went', () => {
  expect(fromDinero(toDinero(money(-4850, 'SGD')))).toEqual(money(-4850, 'SGD'))
})

it('CHK-12 refuses an amount finer than its currency rather than round it in silence', () => {
  const finer = dinero({ amount: 48_505n, currency: toDineroCurrency('SGD', 2), scale: 3n })

  expect(() => fromDinero(finer)).toThrow(RangeError)
})
