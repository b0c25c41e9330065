import { issue, PASSENGER_FIELDS } from '@selat/domain'
import { expect, it } from 'vitest'

import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { passengerField } from '../../../shared/trade/checkout/checkout-values.ts'
import { condenseIssues } from './condense-issues.ts'

const empty = (index: number, field: (typeof PASSENGER_FIELDS)[number]): FieldIssue => ({
  name: passengerField('itm_AAAAAA', index, field),
  words: issue([field], 'passenger.required'),
})
const wrong: FieldIssue = {
  name: passengerField('itm_AAAAAA', 0, 'dateOfExpiry'),
  words: issue(['dateOfExpiry'], 'passenger.date_in_past'),
}

it('CHK-1 an empty passenger is one line that leads to the first field, and a wrong field keeps its own line', () => {
  const issues = [...PASSENGER_FIELDS.map((field) => empty(0, field)), wrong]

  expect(condenseIssues(issues)).toEqual([
    { kind: 'empty', name: 'passengers.itm_AAAAAA.0.title', count: 11 },
    { kind: 'field', issue: wrong },
  ])
})

it('CHK-1 up to three empty fields of a passenger have a line each', () => {
  const issues = [empty(0, 'title'), empty(0, 'firstName'), empty(1, 'lastName')]

  expect(condenseIssues(issues)).toEqual(issues.map((one) => ({ kind: 'field', issue: one })))
})
