import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'

const meiling: Schemas['SavedPassengerInput'] = {
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
const sukarno: Schemas['SavedPassengerInput'] = {
  ...meiling,
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

async function signedIn(username = 'weiling', password = 'selat-demo-1') {
  const opened = await openSandbox()
  const { Token: token } = (
    await opened.call('login', { body: { Username: username, Password: password } })
  ).body
  const save = async (...Items: Schemas['SavedPassengerInput'][]) =>
    (await opened.call('addPassengers', { token, body: { Items } })).body.Items
  const list = async (query = {}) => (await opened.call('listPassengers', { token, query })).body
  return { ...opened, token, save, list }
}

it('PAX-1 passengers are saved and listed by their names', async () => {
  const { save, list } = await signedIn()

  const saved = await save(meiling, sukarno)

  expect(saved[0]).toEqual({
    ...meiling,
    Id: expect.stringMatching(/^psg_/),
    UpdatedAt: '2026-11-20T06:30:00.000Z',
  })
  expect(await list()).toEqual({ Items: [saved[1], saved[0]], Total: 2, Page: 1, Size: 20 })
})

it.each([
  ['tan', 1],
  ['TAN MEI', 1],
  ['mei ling tan', 1],
  ['陈美玲', 1],
  ['k1234567', 1],
  ['sukarno', 1],
  ['%%%', 0],
  ['___', 0],
  ['tan\\', 0],
])('PAX-1 a search for %s finds %d', async (search, found) => {
  const { save, list } = await signedIn()
  await save(meiling, sukarno)

  expect((await list({ search })).Total).toBe(found)
})

it('PAX-1 a search needs three characters', async () => {
  const { refused, token } = await signedIn()

  const { body } = await refused('listPassengers', { token, query: { search: 'ta' } })

  expect(body.errors[0]?.pointer).toBe('query:search')
})

it('PAX-1 a long list of passengers comes in pages', async () => {
  const { save, list } = await signedIn()
  const many = Array.from({ length: 25 }, (_, index) => ({
    ...sukarno,
    LastName: `NAME ${String.fromCharCode(65 + index)}`,
  }))
  await save(...many)

  const last = await list({ page: 3, size: 10 })

  expect(last.Items.map(({ LastName }) => LastName)).toEqual([
    'NAME U',
    'NAME V',
    'NAME W',
    'NAME X',
    'NAME Y',
  ])
  expect([last.Total, last.Page, last.Size]).toEqual([25, 3, 10])
})

it('PAX-1 a passenger can be changed', async () => {
  const { call, save, list, token, clock } = await signedIn()
  const [saved] = await save(meiling)
  clock.advance(60)
  const body = { ...meiling, PassportNumber: 'k 7654321-d', PlaceOfBirth: '  Batam ' }

  const changed = await call('updatePassenger', {
    token,
    path: { id: saved?.Id ?? '' },
    body: { ...body, PassportNumber: 'K7654321D' },
  })

  expect(changed.body).toMatchObject({
    PassportNumber: 'K7654321D',
    PlaceOfBirth: 'Batam',
    UpdatedAt: '2026-11-20T06:31:00.000Z',
  })
  expect((await list()).Items).toEqual([changed.body])
})

it('PAX-1 a change does not replace what was saved since the passenger was read, but may be sent again', async () => {
  const { call, refused, save, list, token, clock } = await signedIn()
  const [saved] = await save(meiling)
  const path = { id: saved?.Id ?? '' }
  const query = { unchangedSince: saved?.UpdatedAt ?? '' }
  const first = { ...meiling, PlaceOfBirth: 'Batam' }
  clock.advance(60)
  await call('updatePassenger', { token, path, query, body: first })

  const late = await refused('updatePassenger', { token, path, query, body: meiling })
  const again = await call('updatePassenger', { token, path, query, body: first })

  expect(late.body.code).toBe('conflict')
  expect(again.body.PlaceOfBirth).toBe('Batam')
  expect((await list()).Items).toMatchObject([{ PlaceOfBirth: 'Batam' }])
})

it('PAX-1 each change of a passenger is a later version, even while the clock stands still', async () => {
  const { call, refused, save, token } = await signedIn()
  const [saved] = await save(meiling)
  const path = { id: saved?.Id ?? '' }
  const query = { unchangedSince: saved?.UpdatedAt ?? '' }
  const change = (PlaceOfBirth: string) => ({ token, path, body: { ...meiling, PlaceOfBirth } })
  const first = await call('updatePassenger', { ...change('Batam'), query })

  const late = await refused('updatePassenger', { ...change('Dumai'), query })
  const next = await call('updatePassenger', {
    ...change('Dumai'),
    query: { unchangedSince: first.body.UpdatedAt },
  })

  expect(late.body.code).toBe('conflict')
  expect([saved?.UpdatedAt, first.body.UpdatedAt, next.body.UpdatedAt]).toEqual([
    '2026-11-20T06:30:00.000Z',
    '2026-11-20T06:30:00.001Z',
    '2026-11-20T06:30:00.002Z',
  ])
})

it('PAX-1 a deleted passenger can be restored for ten minutes, and is then deleted for good', async () => {
  const { call, refused, save, list, token, clock, store } = await signedIn()
  const saved = await save(meiling, sukarno)
  const [first, second] = saved.map(({ Id }) => ({ token, path: { id: Id } }))
  await call('deletePassenger', first)
  const deleted = await call('deletePassenger', second)
  const gone = await list()
  clock.advance(10 * 60 - 1)
  const back = await call('restorePassenger', first)
  clock.advance(1)

  const late = await refused('restorePassenger', second)

  expect(deleted.body.RestorableUntil).toBe('2026-11-20T06:40:00.000Z')
  expect(gone.Total).toBe(0)
  expect(back.body).toEqual(saved[0])
  expect(late.status).toBe(404)
  expect((await list()).Items).toEqual([saved[0]])
  expect(await store.db.selectFrom('passengers').selectAll().execute()).toHaveLength(1)
})

it('PAX-3 every wrong field of every passenger is reported, and none is saved', async () => {
  const { refused, list, token } = await signedIn()
  const Items = [
    meiling,
    { ...sukarno, FirstName: '陳', DateOfBirth: '2030-01-01' },
    { ...meiling, FirstName: 'OTHER' },
  ]

  const { body } = await refused('addPassengers', { token, body: { Items } })

  expect(body.code).toBe('passenger_refused')
  expect(body.errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    '/Items/1/FirstName invalid_name',
    '/Items/1/DateOfBirth date_in_future',
    '/Items/2/PassportNumber duplicate_passport',
  ])
  expect((await list()).Total).toBe(0)
})

it.each([
  ['E12', { code: 'too_short', params: { minimum: 6, maximum: 9, length: 3 } }],
  ['E123456789', { code: 'too_long', params: { maximum: 9, length: 10 } }],
  ['E12-456', { code: 'wrong_format', params: { pattern: '^[A-Z0-9]{6,9}$' } }],
])(
  'PAX-3 the mistake in the passport number %s is reported once',
  async (PassportNumber, shown) => {
    const { refused, token } = await signedIn()

    const { body } = await refused('addPassengers', {
      token,
      body: { Items: [{ ...meiling, PassportNumber }] },
    })

    expect(body.errors).toEqual([{ pointer: '/Items/0/PassportNumber', ...shown }])
  },
)

it('PAX-5 a passport can be saved only once until its passenger is deleted', async () => {
  const { call, refused, save, token } = await signedIn()
  const [saved] = await save(meiling)
  const again = { token, body: { Items: [{ ...meiling, FirstName: 'MEI' }] } }
  const refusal = await refused('addPassengers', again)
  await call('deletePassenger', { token, path: { id: saved?.Id ?? '' } })

  const later = await call('addPassengers', again)
  const back = await refused('restorePassenger', { token, path: { id: saved?.Id ?? '' } })

  expect(refusal.body.errors).toEqual([
    { pointer: '/Items/0/PassportNumber', code: 'already_saved', params: { name: 'TAN MEI LING' } },
  ])
  expect(later.status).toBe(201)
  expect(back.body.code).toBe('passenger_refused')
})

it('PAX-1 an account can save at most two hundred passengers', async () => {
  const { refused, save, token } = await signedIn()
  for (let page = 0; page < 4; page += 1) await save(...Array.from({ length: 50 }, () => sukarno))

  const { status, body } = await refused('addPassengers', { token, body: { Items: [sukarno] } })

  expect([status, body.code, body.detail]).toEqual([
    409,
    'passenger_limit_reached',
    'At most 200 passengers can be saved',
  ])
})

it('PAX-1 the passengers of another account can be neither seen, changed, deleted nor restored', async () => {
  const { call, refused, save, token } = await signedIn()
  const [saved] = await save(meiling)
  const { Token: budi } = (
    await call('login', { body: { Username: 'budi', Password: 'selat-demo-2' } })
  ).body
  const theirs = { token: budi, path: { id: saved?.Id ?? '' } }

  const answers = [
    await refused('updatePassenger', { ...theirs, body: meiling }),
    await refused('deletePassenger', theirs),
    await refused('restorePassenger', theirs),
  ]

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await call('listPassengers', { token: budi })).body.Total).toBe(0)
  expect((await call('listPassengers', { token })).body.Total).toBe(1)
})
