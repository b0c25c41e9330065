import { expect, it } from 'vitest'

import { filterScenarios } from './filter-scenarios.ts'

const login = {
  id: 'login-wrong-password',
  title: 'Wrong password',
  what: 'Nobody signs in.',
  operation: 'login',
  expected: { refused: 'login_failed' },
} as const
const lost = {
  ...login,
  id: 'lost',
  title: 'Lost',
  operation: 'placeOrder',
  expected: { broken: true },
} as const
const paid = { ...login, id: 'paid', operation: 'getPayment', expected: { answered: {} } } as const
const groups = [
  { title: 'Start', scenarios: [login] },
  { title: 'Later', scenarios: [lost, paid] },
]

it.each([
  [{ q: 'password wrong' }, [['login-wrong-password'], ['paid']]],
  [{ q: 'login_failed' }, [['login-wrong-password']]],
  [{ operation: 'placeOrder' }, [['lost']]],
  [{ ending: 'connection breaks' }, [['lost']]],
  [{ ending: 'answered', q: 'sub marine' }, []],
])('MOCK finds scenarios by %j, and leaves out empty groups', (filter, ids) => {
  const found = filterScenarios(groups, { q: '', operation: '', ending: '', ...filter })

  expect(found.map(({ scenarios }) => scenarios.map(({ id }) => id))).toEqual(ids)
})
