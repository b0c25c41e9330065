import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openAgency } from '../../../../lab/testing/open-agency.ts'

const traveller: Schemas['SavedPassengerInput'] = {
  Title: 'Ms',
  FirstName: 'SITI',
  LastName: 'AMINAH',
  NativeName: '',
  DateOfBirth: '1991-05-20',
  PlaceOfBirth: 'Dumai',
  Nationality: 'ID',
  CountryOfResidence: 'ID',
  PassportNumber: 'C7712034',
  DateOfIssue: '2023-02-11',
  DateOfExpiry: '2033-02-11',
  PlaceOfIssue: 'BATAM',
}
const siti: Schemas['CustomerInput'] = {
  Name: 'Siti Aminah',
  Email: 'siti@traveller.example',
  PhoneCode: '+62',
  PhoneNumber: '81290017744',
  Note: 'Aisle seats',
  Passengers: [traveller],
}

it('AGT-4 an agency saves a customer with passengers, and reads the same again', async () => {
  const { signIn } = await openAgency()
  const dewi = await signIn('dewi')

  const { body: saved } = await dewi.call('addCustomer', { body: siti })

  expect(saved).toEqual({
    ...siti,
    Id: expect.stringMatching(/^cus_/),
    UpdatedAt: '2026-11-20T06:30:00.000Z',
    LastOrderAt: null,
  })
  expect((await dewi.call('getCustomer', { path: { id: saved.Id } })).body).toEqual(saved)
})

it.each([
  ['tan wei', ['Tan Wei Ling']],
  ['WEILING.TAN@', ['Tan Wei Ling']],
  ['+6591234567', ['Tan Wei Ling']],
  ['k6610927b', ['Tan Wei Ling']],
  ['林国荣', ['Tan Wei Ling']],
  ['siregar anwar', ['Kepri Energi, Anwar Siregar']],
  ['陳', ['陳家豪']],
  ['santoso', ['Budi Santoso']],
  ['%', []],
])('AGT-4 a search for %s finds %j', async (search, names) => {
  const { signIn } = await openAgency()
  const dewi = await signIn('dewi')

  const { body } = await dewi.call('listCustomers', { query: { search } })

  expect(body.Items.map(({ Name }) => Name)).toEqual(names)
  expect(body.Total).toBe(names.length)
})

it('AGT-4 a long list of customers comes in pages, sorted by name', async () => {
  const { signIn } = await openAgency()
  const rizal = await signIn('rizal')

  const { body } = await rizal.call('listCustomers', { query: { page: 2, size: 4 } })

  expect(body.Items.map(({ Name }) => Name)).toEqual(['Tan Wei Ling', '陳家豪'])
  expect([body.Total, body.Page, body.Size]).toEqual([6, 2, 4])
})

it('AGT-4 a customer can be changed and keeps the ID', async () => {
  const { signIn, clock } = await openAgency()
  const dewi = await signIn('dewi')
  const { body: saved } = await dewi.call('addCustomer', { body: siti })
  clock.advance(60)

  const { body: changed } = await dewi.call('updateCustomer', {
    path: { id: saved.Id },
    body: { ...siti, Name: '  Siti Aminah Putri ', PhoneNumber: '81290017745', Passengers: [] },
  })

  expect(changed).toEqual({
    ...saved,
    Name: 'Siti Aminah Putri',
    PhoneNumber: '81290017745',
    Passengers: [],
    UpdatedAt: '2026-11-20T06:31:00.000Z',
  })
})

it('AGT-4 a change does not replace what a colleague has saved since the customer was read', async () => {
  const { signIn, clock } = await openAgency()
  const dewi = await signIn('dewi')
  const { body: saved } = await dewi.call('addCustomer', { body: siti })
  const path = { id: saved.Id }
  const query = { unchangedSince: saved.UpdatedAt }
  clock.advance(60)
  await dewi.call('updateCustomer', { path, query, body: { ...siti, Note: 'Window seats' } })

  const late = await dewi.refused('updateCustomer', { path, query, body: siti })

  expect(late.body.code).toBe('conflict')
  expect((await dewi.call('getCustomer', { path })).body.Note).toBe('Window seats')
})

it('AGT-4 two changes of a customer are told apart, even while the clock stands still', async () => {
  const { signIn } = await openAgency()
  const dewi = await signIn('dewi')
  const { body: saved } = await dewi.call('addCustomer', { body: siti })
  const path = { id: saved.Id }
  const query = { unchangedSince: saved.UpdatedAt }
  await dewi.call('updateCustomer', { path, query, body: { ...siti, Note: 'Window seats' } })

  const late = await dewi.refused('updateCustomer', { path, query, body: siti })

  expect(late.body.code).toBe('conflict')
})

it('AGT-4 wrong values of a customer are refused, each at its field', async () => {
  const { signIn } = await openAgency()
  const dewi = await signIn('dewi')
  const pointersOf = (body: { errors: { pointer: string; code: string }[] }) =>
    body.errors.map(({ pointer, code }) => `${pointer} ${code}`)

  const person = await dewi.refused('addCustomer', { body: { ...siti, Name: ' S ' } })
  const travels = await dewi.refused('addCustomer', {
    body: { ...siti, Passengers: [traveller, { ...traveller, DateOfExpiry: '2020-01-01' }] },
  })

  expect([person.body.code, ...pointersOf(person.body)]).toEqual([
    'validation_failed',
    '/Name name_too_short',
  ])
  expect(travels.body.code).toBe('passenger_refused')
  expect(pointersOf(travels.body)).toContain('/Passengers/1/PassportNumber duplicate_passport')
})

it('AGT-4 a customer is hidden from other agencies, and from members who may not sell', async () => {
  const { signIn, onSite, refused } = await openAgency()
  const { call: asDewi } = await signIn('dewi')
  const limei = await signIn('limei')
  const agus = await signIn('agus')
  const { Id: id } = (await asDewi('addCustomer', { body: siti })).body

  const { body: own } = await limei.call('listCustomers', { query: { size: 100 } })
  const names = own.Items.map(({ Name }) => Name)
  const others = await Promise.all([
    limei.refused('getCustomer', { path: { id } }),
    limei.refused('updateCustomer', { path: { id }, body: siti }),
    limei.refused('deleteCustomer', { path: { id } }),
    agus.refused('listCustomers'),
    refused('listCustomers', onSite({})),
  ])

  expect(names).toEqual(expect.arrayContaining(['Marcus Lee', 'Priya Nair', 'William Oei']))
  expect([names.length, own.Total]).toEqual([63, 63])
  expect(names).not.toContain('Siti Aminah')
  expect(names).not.toContain('Tan Wei Ling')
  expect(others.map(({ body }) => body.code)).toEqual([
    'not_found',
    'not_found',
    'not_found',
    'forbidden',
    'unauthorized',
  ])
})

it('AGT-4 a deleted customer is not found again, and the member who did it is logged', async () => {
  const { signIn, store, sandbox } = await openAgency()
  const dewi = await signIn('dewi')
  const path = { id: 'cus_TANWEILING' }

  await dewi.call('deleteCustomer', { path })

  expect((await dewi.refused('getCustomer', { path })).body.code).toBe('not_found')
  expect((await dewi.refused('deleteCustomer', { path })).body.code).toBe('not_found')
  expect((await dewi.call('listCustomers')).body.Total).toBe(5)
  expect(
    await store.db
      .selectFrom('agency_events')
      .select(['event', 'about', 'by_name'])
      .where('event', '=', 'customer_deleted')
      .execute(),
  ).toEqual([{ event: 'customer_deleted', about: 'Tan Wei Ling', by_name: 'Dewi Lestari' }])
  const { details } = await store.db
    .selectFrom('customers')
    .select('details')
    .where('id', '=', path.id)
    .executeTakeFirstOrThrow()
  expect(details).not.toContain('WEI LING')
  expect(sandbox.services.requests.list({ status: '500' })).toEqual([])
})

it('AGT-4 the customers of the fixtures meet the rules for saving a customer', async () => {
  const { signIn } = await openAgency()
  for (const agent of [await signIn('dewi'), await signIn('limei')]) {
    const { Items } = (await agent.call('listCustomers')).body
    for (const { Id, UpdatedAt: _at, LastOrderAt: _last, ...body } of Items) {
      const changed = await agent.call('updateCustomer', { path: { id: Id }, body })
      expect(changed.body).toMatchObject(body)
    }
  }
})
