import { expect, it, vi } from 'vitest'

import contract from '../generated/openapi.json'
import { clientsAnsweredBy } from '../testing/answering-client.ts'
import { ferryInput } from '../testing/ferry-input.ts'

const company = {
  Id: 4101,
  Name: 'Nusa Strait Travel',
  LegalName: 'Nusa Strait Travel Pte Ltd',
  CurrencyName: 'IDR',
  Contact: {
    Email: 'hello@nusastrait.example',
    Phone: '+6562700100',
    Address: '1 Maritime Square, Singapore 099253',
    Hours: 'Every day 07:00 to 21:00 SGT',
  },
}

it('API-4 reports each place where a validated answer differs from the contract', async () => {
  const wrong = { ...company, Id: '4101', Contact: { ...company.Contact, Email: 'nobody' } }
  const { travel } = clientsAnsweredBy(() => Response.json(wrong), { validate: true })

  const { error } = await travel.get('/travel/v1/company')

  expect(error).toMatchObject({ kind: 'contract', reason: 'shape', status: 200 })
  expect(error?.kind === 'contract' && error.issues.map((issue) => issue.pointer)).toEqual([
    '/Id',
    '/Contact/Email',
  ])
})

it('API-4 reports the wrong field of a cart item according to its kind, with a message', async () => {
  const { example: cart } =
    contract.paths['/travel/v1/cart'].get.responses['200'].content['application/json']
  const [item] = cart.Items
  const Items = [{ ...item, Ferry: { ...item?.Ferry, QtyAdult: '2' } }]
  const { travel } = clientsAnsweredBy(() => Response.json({ ...cart, Items }), { validate: true })

  const { error } = await travel.get('/travel/v1/cart', { header: { 'Cart-Token': 'crt_1' } })

  expect(error).toMatchObject({
    issues: [
      {
        pointer: '/Items/0/Ferry/QtyAdult',
        message: 'Invalid input: expected number, received string',
      },
    ],
  })
})

it('API-4 reports a difference in English words, whatever messages the page has for its forms', async () => {
  const wrong = { ...company, Id: '4101' }
  const { travel } = clientsAnsweredBy(() => Response.json(wrong), { validate: true })

  const { error } = await travel.get('/travel/v1/company')

  expect(error).toMatchObject({
    issues: [{ pointer: '/Id', message: 'Invalid input: expected number, received string' }],
  })
})

it('API-4 keeps fields that a later version of the API adds', async () => {
  const later = { ...company, Contact: { ...company.Contact, Chat: 'line' }, Founded: 1998 }
  const { travel } = clientsAnsweredBy(() => Response.json(later), { validate: true })

  const { data, error } = await travel.get('/travel/v1/company')

  expect(error).toBeUndefined()
  expect(data).toEqual(later)
})

it('API-4 reports a success with an undeclared status as a broken contract', async () => {
  const { travel } = clientsAnsweredBy(() => Response.json(company, { status: 202 }), {
    validate: true,
  })

  const { error } = await travel.get('/travel/v1/company')

  expect(error).toMatchObject({ kind: 'contract', reason: 'shape', status: 202 })
})

it('API-4 accepts an empty body only if the contract has none', async () => {
  const empty = () => new Response(null, { status: 204 })
  const { admin, travel } = clientsAnsweredBy(empty, { validate: true })

  expect((await admin.delete('/admin/v1/session')).error).toBeUndefined()
  expect((await travel.get('/travel/v1/company')).error).toMatchObject({ reason: 'shape' })
})

it('API-4 does not validate answers by default', async () => {
  const { travel } = clientsAnsweredBy(() => Response.json({ Id: 'wrong' }))

  expect((await travel.get('/travel/v1/company')).error).toBeUndefined()
})

it('API-4 sends nothing if the validators cannot be loaded, so that a completed call never looks failed', async () => {
  vi.doMock('./validate-answer.ts', () => {
    throw new Error('This file went with the last release.')
  })
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}), { validate: true })

  const { error } = await travel.post('/travel/v1/cart', { body: ferryInput })

  vi.doUnmock('./validate-answer.ts')
  expect(error).toMatchObject({ kind: 'network' })
  expect(requests).toEqual([])
})

it('API-4 refuses a wrong answer even if the module that explains it cannot be loaded', async () => {
  vi.doMock('./explain-answer.ts', () => {
    throw new Error('This file went with the last release.')
  })
  const wrong = { ...company, Id: '4101' }
  const { travel } = clientsAnsweredBy(() => Response.json(wrong), { validate: true })

  const { error } = await travel.get('/travel/v1/company')

  vi.doUnmock('./explain-answer.ts')
  expect(error).toMatchObject({ kind: 'contract', reason: 'shape', issues: [{ pointer: '' }] })
})
