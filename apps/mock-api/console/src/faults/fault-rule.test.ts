import { expect, it } from 'vitest'

import { chanceText, EMPTY_DRAFT, faultText, readDraft } from './fault-rule.ts'

it('MOCK reads a draft into its rule, and leaves out empty fields', () => {
  const draft = {
    ...EMPTY_DRAFT,
    method: 'POST',
    path: ' /travel/v1/order ',
    delayFrom: '200',
    delayTo: '800',
    reset: 'after',
    percent: '20',
    times: '3',
  }

  expect(readDraft(draft)).toEqual({
    rule: {
      path: '/travel/v1/order',
      method: 'POST',
      delayMs: { min: 200, max: 800 },
      reset: 'after',
      probability: 0.2,
      times: 3,
    },
  })
})

it.each([
  [{ status: '200' }, { status: 'A whole number from 400 to 599.' }],
  [{ delayFrom: '9', delayTo: '3' }, { delayTo: 'Not less than the first.' }],
  [{ path: ' ', status: '503' }, { path: 'A path; * stands for any part of it.' }],
  [{}, { effect: 'Choose at least one thing that goes wrong.' }],
])('MOCK reports what is wrong with %j at its field', (part, errors) => {
  expect(readDraft({ ...EMPTY_DRAFT, ...part })).toEqual({ errors })
})

it('MOCK describes what a rule does, and how often', () => {
  const path = '*'

  expect([
    faultText({ path, delayMs: { min: 400, max: 2500 }, status: 503 }),
    faultText({ path, delayMs: 250, reset: 'after' }),
    faultText({ path, code: 'data_unavailable' }),
    chanceText({ path }),
    chanceText({ path, times: 1 }),
    chanceText({ path, probability: 0.2, times: 3 }),
  ]).toEqual([
    '0.4 to 2.5 s late, answers 503',
    '250 ms late, it is done, and the answer is lost',
    'refuses with data_unavailable',
    'every call',
    'once',
    '20% of calls, at most 3 times',
  ])
})
