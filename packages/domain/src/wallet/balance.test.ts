import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { sumMoney } from '../money/add-money.ts'
import { money } from '../money/money.ts'
import { balanceOf, missingFunds, statementOf } from './balance.ts'
import { transferBetween } from './transfer.ts'

const transfers = fc.array(
  fc
    .tuple(
      fc.integer({ min: 1, max: 1e9 }),
      fc.constantFrom('IDR', 'SGD'),
      fc.shuffledSubarray(['agent', 'bank', 'sales'], { minLength: 2, maxLength: 2 }),
    )
    .map(([amount, currency, [from = '', to = '']]) =>
      transferBetween('adjustment', money(amount, currency), { from, to }),
    ),
)

it('AGT-1 opening balance and entries sum to the end, wherever the period begins', () => {
  fc.assert(
    fc.property(transfers, fc.nat(), (all, cut) => {
      const at = all.length === 0 ? 0 : cut % all.length
      const statement = statementOf('agent', 'IDR', {
        before: all.slice(0, at),
        during: all.slice(at),
      })
      expect(sumMoney([statement.opening, ...statement.entries], 'IDR')).toEqual(statement.end)
      expect(statement.end).toEqual(balanceOf('agent', 'IDR', all))
    }),
  )
})

it('AGT-1 the balances of all accounts sum to zero', () => {
  fc.assert(
    fc.property(transfers, (all) => {
      const balances = ['agent', 'bank', 'sales'].map((account) => balanceOf(account, 'SGD', all))
      expect(sumMoney(balances, 'SGD')).toEqual(money(0, 'SGD'))
    }),
  )
})

it('CHK-7 the missing amount is known if a balance is too low', () => {
  expect(missingFunds(money(500, 'IDR'), money(500, 'IDR'))).toBeUndefined()
  expect(missingFunds(money(499, 'IDR'), money(500, 'IDR'))).toEqual(money(1, 'IDR'))
  expect(() => missingFunds(money(500, 'SGD'), money(500, 'IDR'))).toThrow(TypeError)
})
