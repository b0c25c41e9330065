import { expect, it } from 'vitest'

import { sampleStatement } from '../../../test/sample-statement.ts'
import { closingOf, findEntries } from './read-statement.ts'

const statement = sampleStatement()

it('AGT-1 the closing line is calculated from the opening balance and the entries', () => {
  const { credit, debit, end, difference } = closingOf(statement)

  expect([credit.amount, debit.amount, end.amount, difference.amount]).toEqual([
    10_000_000, 1_004_400, 33_995_600, 0,
  ])
})

it('AGT-1 a statement that does not add up shows the difference', () => {
  const { difference } = closingOf({ ...statement, End: { ...statement.End, Amount: 33_995_601 } })

  expect(difference.amount).toBe(1)
})

it('AGT-1 entries are found by kind and by their text', () => {
  const find = (wish: Parameters<typeof findEntries>[1]) =>
    findEntries(statement.Items, wish).map(({ Kind }) => Kind)

  expect(find({})).toEqual(['payment', 'top_up'])
  expect(find({ kind: 'top_up' })).toEqual(['top_up'])
  expect(find({ search: 'nst-4' })).toEqual(['payment'])
  expect(find({ search: 'bca' })).toEqual(['top_up'])
  expect(find({ search: 'dewi' })).toEqual(['payment'])
  expect(find({ kind: 'refund', search: 'dewi' })).toEqual([])
})
