import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { addMoney, subtractMoney } from '../money/add-money.ts'
import { money } from '../money/money.ts'
import { changeDue } from './change-due.ts'

const sgd = (amount: number) => money(amount, 'SGD')

it.each([
  ['a dearer sailing', 300, 500, 4800, 800, 0],
  ['the same fare', 300, 0, 4800, 300, 0],
  ['a cheaper sailing', 300, -200, 4800, 100, 0],
  ['a much cheaper one', 300, -1000, 4800, 0, 700],
  ['no fee', 0, -1000, 4800, 0, 1000],
  ['less paid than the difference', 0, -1000, 400, 0, 400],
])(
  'CHK-11 a change charges or refunds the rest in the case of %s',
  (_, fee, difference, paid, due, back) => {
    expect(
      changeDue({ fee: sgd(fee), difference: sgd(difference), paid: sgd(paid) }),
    ).toMatchObject({
      dueNow: sgd(due),
      refundDue: sgd(back),
    })
  },
)

it('CHK-11 fee and difference equal what is due less what is refunded, one of which is zero', () => {
  fc.assert(
    fc.property(
      fc.nat(1e6),
      fc.integer({ min: -1e6, max: 1e6 }),
      fc.nat(1e6),
      (fee, more, paid) => {
        const due = changeDue({ fee: sgd(fee), difference: sgd(more), paid: sgd(paid) })

        expect(addMoney(due.fee, due.difference)).toEqual(subtractMoney(due.dueNow, due.refundDue))
        expect(Math.min(due.dueNow.amount, due.refundDue.amount)).toBe(0)
        expect(due.refundDue.amount).toBeLessThanOrEqual(paid)
      },
    ),
  )
})
