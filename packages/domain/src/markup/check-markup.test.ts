import { expect, it } from 'vitest'

import { issue } from '../issues/issue.ts'
import { money } from '../money/money.ts'
import { checkMarkup } from './check-markup.ts'
import type { MarkupRule } from './selling-price.ts'

const every: MarkupRule = { product: null, operator: null, percent: 5, perPerson: [] }
const ferries: MarkupRule = { ...every, product: 'ferry' }
const sailed: MarkupRule = { ...ferries, operator: 'SRL' }

it('AGT-4 rules for different items are accepted', () => {
  const perPerson = [money(25_000, 'IDR'), money(250, 'SGD')]

  expect(checkMarkup([every, { ...ferries, perPerson }, sailed])).toEqual([])
})

it('AGT-4 a rule for the same items as an earlier one is a duplicate', () => {
  expect(checkMarkup([ferries, every, ferries, { ...sailed, product: null }, sailed])).toEqual([
    issue(['rules', 2], 'markup.duplicate'),
    issue(['rules', 4], 'markup.duplicate'),
  ])
})

it('AGT-4 only ferry rules have operators, and amounts have one currency each, its unit, and limits', () => {
  const perPerson = [
    money(25_000, 'IDR'),
    money(-1, 'SGD'),
    money(1, 'IDR'),
    { amount: 250, currency: 'MYR', exponent: 0 },
    money(1_000_000_001, 'USD'),
  ]

  expect(checkMarkup([{ ...sailed, product: 'hotel', perPerson }])).toEqual([
    issue(['rules', 0, 'operator'], 'markup.ferries_only'),
    issue(['rules', 0, 'perPerson', 1], 'markup.below_zero'),
    issue(['rules', 0, 'perPerson', 2], 'markup.duplicate'),
    issue(['rules', 0, 'perPerson', 3], 'markup.wrong_exponent'),
    issue(['rules', 0, 'perPerson', 4], 'markup.too_high'),
  ])
})
