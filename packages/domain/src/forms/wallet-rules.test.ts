import { expect, it } from 'vitest'

import { reasonOf } from '../issues/issue.ts'
import { readFormIssues } from './read-form-issues.ts'
import { topUpTextsRule } from './wallet-rules.ts'

const codesOf = (values: object) => {
  const { error } = topUpTextsRule.safeParse(values)
  return error
    ? readFormIssues(error).map(({ path, code }) => `${path.join()} ${reasonOf(code)}`)
    : []
}

it('AGT-2 bank and note of a top-up become one line each', () => {
  expect(topUpTextsRule.parse({ bankFrom: ' Bank\nMandiri ', note: ' for\tNovember ' })).toEqual({
    bankFrom: 'Bank Mandiri',
    note: 'for November',
  })
})

it('AGT-2 a top-up must name its bank, and may have no note', () => {
  expect(codesOf({ bankFrom: ' ', note: '' })).toEqual(['bankFrom required'])
  expect(codesOf({ bankFrom: 'B', note: '' })).toEqual(['bankFrom name_too_short'])
  expect(codesOf({ bankFrom: 'B'.repeat(61), note: '' })).toEqual(['bankFrom too_long'])
  expect(codesOf({ bankFrom: 'BCA', note: 'n'.repeat(161) })).toEqual(['note too_long'])
  expect(codesOf({ bankFrom: 'BCA', note: '' })).toEqual([])
})
