import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { addMoney, subtractMoney, sumMoney } from '../money/add-money.ts'
import { money } from '../money/money.ts'
import { closeStatement } from './close-statement.ts'

const amounts = fc.array(fc.integer({ min: -1e9, max: 1e9 }))

it('AGT-1 a closing line has the sum of the credits and the sum of the debits', () => {
  const [opening, end] = [money(500, 'IDR'), money(430, 'IDR')]
  const entries = [money(-120, 'IDR'), money(50, 'IDR')]

  expect(closeStatement({ opening, entries, end })).toEqual({
    credit: money(50, 'IDR'),
    debit: money(120, 'IDR'),
    end,
    difference: money(0, 'IDR'),
  })
})

it('AGT-1 a wrong end is shown with its difference from the right one', () => {
  const opening = money(500, 'SGD')

  const { end, difference } = closeStatement({ opening, entries: [], end: money(499, 'SGD') })

  expect(end).toEqual(opening)
  expect(difference).toEqual(money(-1, 'SGD'))
})

it('AGT-1 opening + credit − debit is the end, and so is opening + every entry', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), amounts, (first, rest) => {
      const opening = money(first, 'IDR')
      const entries = rest.map((amount) => money(amount, 'IDR'))
      const closing = closeStatement({
        opening,
        entries,
        end: sumMoney([opening, ...entries], 'IDR'),
      })

      expect(subtractMoney(addMoney(opening, closing.credit), closing.debit)).toEqual(closing.end)
      expect(closing.difference).toEqual(money(0, 'IDR'))
      expect(closing.credit.amount).toBeGreaterThanOrEqual(0)
      expect(closing.debit.amount).toBeGreaterThanOrEqual(0)
    }),
  )
})
