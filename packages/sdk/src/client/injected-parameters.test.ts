import { expect, it, vi } from 'vitest'

import { clientsAnsweredBy, problemResponse } from '../testing/answering-client.ts'
import { ferryInput } from '../testing/ferry-input.ts'

it('API-1 sends a call to the configured base address, with the payload of the ferry form', async () => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}, { status: 201 }))

  await travel.post('/travel/v1/cart', { body: ferryInput })

  expect(requests[0]?.method).toBe('POST')
  expect(new URL(requests[0]?.url ?? '').origin).toBe('https://api.example')
  expect(new URL(requests[0]?.url ?? '').pathname).toBe('/travel/v1/cart')
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/json')
  expect(await requests[0]?.json()).toEqual(ferryInput)
})

it('API-1 fills path parameters, encoded', async () => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}))

  await travel.get('/travel/v1/booking/detail/{id}', { path: { id: 'ord_a/b' } })

  expect(new URL(requests[0]?.url ?? '').pathname).toBe('/travel/v1/booking/detail/ord_a%2Fb')
})

it.each(['.', '..', ''])('API-1 sends no request for the id %j', async (id) => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}))

  const { error } = await travel.get('/travel/v1/booking/detail/{id}', { path: { id } })

  expect(error).toMatchObject({ kind: 'contract', reason: 'request' })
  expect(requests).toEqual([])
})

it('API-1 sends nothing while an id is missing', async () => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}))
  const params = new Map<string, string>()
  const id = params.get('id') as string // pages often write this

  const { error } = await travel.get('/travel/v1/booking/detail/{id}', { path: { id } })

  expect(error).toMatchObject({
    kind: 'contract',
    reason: 'request',
    cause: { message: 'Path parameter “id” is missing or empty.' },
  })
  expect(requests).toEqual([])
})

it('API-1 sends query and body as they were at the call, even if they change while a token is awaited', async () => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}))
  const query = { web: 'one.test' }
  const body = { Username: 'weiling', Password: 'first' }

  const calls = [
    travel.get('/travel/v1/base', { query }),
    travel.post('/travel/v1/auth/login', { body }),
  ]
  query.web = 'two.test'
  body.Password = 'second'
  await Promise.all(calls)

  expect(new URL(requests[0]?.url ?? '').searchParams.get('web')).toBe('one.test')
  expect(await requests[1]?.json()).toEqual({ Username: 'weiling', Password: 'first' })
})

it('API-2 sends system and the local currency while signed out', async () => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}))

  await travel.get('/travel/v1/base', { query: { web: 'www.selat.test' } })

  expect(new URL(requests[0]?.url ?? '').search).toBe(
    '?system=4101&currency=IDR&web=www.selat.test',
  )
  expect(requests[0]?.headers.has('Authorization')).toBe(false)
})

it('API-2 sends a bearer header and no currency once there is a token', async () => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}), { token: () => 'secret' })

  await travel.get('/travel/v1/company')

  expect(new URL(requests[0]?.url ?? '').search).toBe('?system=4101')
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer secret')
})

it('API-2 waits for a token that is being renewed, and asks for the token again at the next call', async () => {
  const token = vi.fn<() => Promise<string>>()
  token.mockResolvedValueOnce('first').mockResolvedValueOnce('second')
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}), { token })

  await travel.get('/travel/v1/company')
  await travel.get('/travel/v1/company')

  const headers = requests.map((one) => one.headers.get('Authorization'))
  expect(headers).toEqual(['Bearer first', 'Bearer second'])
})

it.each([null, undefined, ''])('API-2 treats the token %j as signed out', async (token) => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}), { token: () => token })

  await travel.get('/travel/v1/company')

  expect(requests[0]?.headers.has('Authorization')).toBe(false)
  expect(requests[0]?.url).toContain('currency=IDR')
})

it('CHK-8 sends the currency that the caller names in place of the chosen one', async () => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}, { status: 201 }))
  const idempotencyKey = 'an-intent-of-before'

  await travel.post('/travel/v1/cart', { body: ferryInput, idempotencyKey, currency: 'SGD' })

  expect(new URL(requests[0]?.url ?? '').searchParams.getAll('currency')).toEqual(['SGD'])
})

it('API-2 leaves the currency out while none is chosen', async () => {
  const options = { currency: () => undefined }
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}), options)

  await travel.get('/travel/v1/company')

  expect(new URL(requests[0]?.url ?? '').search).toBe('?system=4101')
})

it('API-2 sends no currency to the admin API, which takes none', async () => {
  const { admin, requests } = clientsAnsweredBy(() => Response.json({}))

  await admin.get('/admin/v1/session')

  expect(new URL(requests[0]?.url ?? '').search).toBe('?system=4101')
})

it('API-2 reads tenant and language anew at every call', async () => {
  let system = 123
  let language = 'en'
  const options = { system: () => system, language: () => language }
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}), options)

  await travel.get('/travel/v1/company')
  system = 4103
  language = 'zh-Hant-TW'
  await travel.get('/travel/v1/company')

  expect(requests.map((one) => new URL(one.url).searchParams.get('system'))).toEqual([
    '123',
    '4103',
  ])
  expect(requests.map((one) => one.headers.get('Accept-Language'))).toEqual(['en', 'zh-Hant-TW'])
})

it('API-1 sends the headers of an operation beside its own', async () => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}))

  await travel.get('/travel/v1/cart', { header: { 'Cart-Token': 'k3x9Qv7LwZ2mB8nR4tYcHs' } })

  expect(requests[0]?.headers.get('Cart-Token')).toBe('k3x9Qv7LwZ2mB8nR4tYcHs')
  expect(requests[0]?.headers.get('Accept-Language')).toBe('en')
})

it('API-1 leaves out an optional header that is undefined', async () => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}))

  await travel.get('/travel/v1/order/{id}/ticket', {
    path: { id: 'ord_5T8Q2MZK7C' },
    header: { 'Booking-Token': undefined },
  })

  expect(requests[0]?.headers.has('Booking-Token')).toBe(false)
})

it('NAV-11 reports a 401 of the admin API to the hook and to the caller', async () => {
  const seen: string[] = []
  const body = { code: 'unauthorized', detail: 'Your session has ended.' }
  const { admin } = clientsAnsweredBy(() => Response.json(body, { status: 401 }), {
    token: () => 'old',
    onUnauthorized: (error) => seen.push(error.detail),
  })

  const { error } = await admin.get('/admin/v1/session')

  expect(error?.kind).toBe('problem')
  expect(seen).toEqual(['Your session has ended.'])
})

it('NAV-11 reports to the hook the token that was refused, even if there is a newer one', async () => {
  const refused: unknown[] = []
  let token: string | null = 'old'
  const { admin } = clientsAnsweredBy(
    () => {
      token = 'new'
      return problemResponse(401, 'unauthorized')
    },
    { token: () => token, onUnauthorized: (_error, one) => refused.push(one) },
  )

  await admin.get('/admin/v1/session')
  token = null
  await admin.get('/admin/v1/session')

  expect(refused).toEqual(['old', null])
})

it('ACC-3 does not treat a refused login as the end of a session', async () => {
  const seen: string[] = []
  const { travel } = clientsAnsweredBy(
    () => Response.json({ code: 'login_failed' }, { status: 401 }),
    {
      onUnauthorized: (error) => seen.push(error.code),
    },
  )

  await travel.post('/travel/v1/auth/login', { body: { Username: 'weiling', Password: 'wrong' } })

  expect(seen).toEqual([])
})
