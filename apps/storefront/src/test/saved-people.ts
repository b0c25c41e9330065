import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { http } from 'msw'

import { problemResponse } from './refuse-call.ts'
import { logIn, server } from './render-app.tsx'

type Input = Schemas['SavedPassengerInput']

export const meiLing: Input = {
  Title: 'Ms',
  FirstName: 'MEI LING',
  LastName: 'TAN',
  NativeName: '陈美玲',
  DateOfBirth: '1985-11-03',
  PlaceOfBirth: 'Singapore',
  Nationality: 'SG',
  CountryOfResidence: 'SG',
  PassportNumber: 'K1234567N',
  DateOfIssue: '2023-02-11',
  DateOfExpiry: '2033-02-11',
  PlaceOfIssue: 'Singapore',
}

/** Arif is a child whose passport ends within six months of the tests' day. */
export const arif: Input = {
  ...meiLing,
  Title: 'Mstr',
  FirstName: 'ARIF',
  LastName: 'RAHMAN',
  NativeName: '',
  DateOfBirth: '2018-04-02',
  PassportNumber: 'A7654321',
  DateOfExpiry: '2027-03-01',
}

/** Sukarno is a person with a single name in the passport, which is not saved yet. */
export const sukarno: Input = {
  ...meiLing,
  Title: 'Mr',
  FirstName: 'SUKARNO',
  LastName: '',
  NativeName: '',
  Nationality: 'ID',
  PassportNumber: null,
  DateOfIssue: null,
  DateOfExpiry: null,
  PlaceOfIssue: null,
}

export const system = 4101

/** Signs in and saves people, as an earlier visit would have done. */
export async function signInWith(sandbox: Sandbox, ...people: Input[]) {
  const session = await logIn(sandbox, 'weiling', 'selat-demo-1')
  for (let from = 0; from < people.length; from += 50)
    // oxlint-disable-next-line no-await-in-loop -- in order, so that ids are too
    await askAdmin(sandbox, session.Token, 'passenger', { Items: people.slice(from, from + 50) })
  return session
}

export async function savedPeople(sandbox: Sandbox, token: string) {
  const list = await askAdmin<Schemas['SavedPassengerList']>(sandbox, token, 'passenger')
  return list.Items
}

async function askAdmin<Answer>(
  sandbox: Sandbox,
  token: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
  }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const answer = await sandbox.fetch(
    new Request(`http://localhost/admin/v1/${path}?system=${system}`, init),
  )
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** Makes the second call that saves passengers fail. Returns how many passengers each call has sent. */
export function failSecondSaving(): readonly number[] {
  const sent: number[] = []
  server.use(
    http.post('*/admin/v1/passenger', async ({ request }) => {
      const { Items } = (await request.clone().json()) as Schemas['SavedPassengersInput'] // Pages send this type.
      sent.push(Items.length)
      return sent.length === 2 ? problemResponse(500, 'internal_error') : undefined
    }),
  )
  return sent
}
