import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { checkAnswer } from './check-answer.ts'

async function company() {
  const { call } = await openSandbox()
  const { body } = await call('getCompany')
  return body
}

it('API-4 an answer that follows the contract has no violations, even with undefined fields', async () => {
  const answer = await company()

  expect(checkAnswer('getCompany', 200, answer)).toEqual([])
  expect(checkAnswer('getCompany', 200, { ...answer, Founded: undefined })).toEqual([])
  expect(checkAnswer('logout', 204, undefined)).toEqual([])
})

it('API-4 an answer that breaks the contract is reported at each wrong place', async () => {
  const answer = await company()
  const wrong = { ...answer, Id: '4101', Contact: { ...answer.Contact, Email: 'nobody' } }

  expect(checkAnswer('getCompany', 200, wrong).map(({ pointer }) => pointer)).toEqual([
    '/Id',
    '/Contact/Email',
  ])
  expect(checkAnswer('getCompany', 202, answer)).toEqual([
    { pointer: '', message: 'status 202 is not declared' },
  ])
  expect(checkAnswer('logout', 204, {})).toEqual([
    { pointer: '', message: 'status 204 has no body' },
  ])
})

it('API-4 a field that is not in the contract is reported at its place, at any depth', async () => {
  const answer = await company()
  const more = { ...answer, Founded: 1998, Contact: { ...answer.Contact, Chat: 'line' } }

  expect(checkAnswer('getCompany', 200, more)).toEqual(
    expect.arrayContaining([
      { pointer: '/Founded', message: 'the contract has no such field here' },
      { pointer: '/Contact/Chat', message: 'the contract has no such field here' },
    ]),
  )
})
