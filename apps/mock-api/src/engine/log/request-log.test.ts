import { expect, it } from 'vitest'

import { BODY_SHOWN_BYTES, type HttpExchange } from './http-exchange.ts'
import { createRequestLog, type LoggedRequest } from './request-log.ts'

const JSON_TYPE = ['Content-Type', 'application/json'] as const

const logged = (changes: Partial<LoggedRequest> = {}): LoggedRequest => ({
  id: 'req_1',
  at: '2026-11-20T06:30:00.000Z',
  method: 'GET',
  path: '/travel/v1/company?system=4101',
  operation: 'getCompany',
  tenant: 'nusa',
  status: 200,
  durationMs: 1,
  code: null,
  fault: null,
  violations: [],
  errors: [],
  error: null,
  ...changes,
})

const exchange = (body: string, headers: [string, string][] = []): HttpExchange => ({
  request: { headers: [JSON_TYPE, ...headers], body: new TextEncoder().encode(body) },
  answer: { headers: [JSON_TYPE], body: '{}' },
})

function shown(sent: HttpExchange) {
  const log = createRequestLog()
  log.add(logged(), sent)
  return log.find('req_1')
}

it('ERR-4 filters the log by operation, status, class of status and broken contract', () => {
  const log = createRequestLog()
  log.add(logged({ id: 'a' }))
  log.add(logged({ id: 'b', status: 404, operation: 'getCart' }))
  log.add(logged({ id: 'c', status: 500, violations: [{ pointer: '/Name', message: 'missing' }] }))
  const ids = (filter: Parameters<typeof log.list>[0]) => log.list(filter).map(({ id }) => id)

  expect(ids({})).toEqual(['a', 'b', 'c'])
  expect(ids({ after: 'a' })).toEqual(['b', 'c'])
  expect(ids({ after: 'forgotten' })).toEqual(['a', 'b', 'c'])
  expect(ids({ operation: 'getCart' })).toEqual(['b'])
  expect(ids({ status: '4xx' })).toEqual(['b'])
  expect(ids({ status: '500' })).toEqual(['c'])
  expect(ids({ violations: true })).toEqual(['c'])
  expect(ids({ violations: false })).toEqual(['a', 'b'])
})

it.each([
  '{"Username":"x","Password":"hunter2"}',
  '{"password" : "hunter2 \\" and more"}',
  '{"Nested":{"BookingToken":"hunter2"}}',
  '{"Passengers":[{"PassportNumber":"hunter2"}]}',
  '{"NewPassword":"hunter2',
  '{"Email":"x@example.com","Code":"482913"}',
  '{"IdCardNumber":"S1234567D"}',
  '{"Link":"/login?quotation=hunter2"}',
  '{"Link":"/quotation/baruna-tours?token=hunter2"}',
  '{"ResetToken":hunter2}',
])('ACC-6 masks the secret in %s', (body) => {
  const text = shown(exchange(body))?.request?.body

  expect(text).not.toMatch(/hunter2|482913|S1234567D/)
  expect(text).toContain('•••')
})

it('ACC-6 masks secret headers and parameters, and leaves the rest readable', () => {
  const log = createRequestLog()
  const secrets: [string, string][] = [
    ['authorization', 'Bearer abc'],
    ['Cart-Token', 'abc'],
    ['Booking-Token', 'abc'],
    ['cookie', 'a=abc'],
  ]
  const sent = exchange('{"Name":"Wei"}', [...secrets, ['Accept-Language', 'id']])

  log.add(logged({ path: '/travel/v1/x?system=4101&token=abc&lang=id' }), sent)
  const found = log.find('req_1')

  expect(JSON.stringify(found)).not.toContain('abc')
  expect(found?.path).toBe('/travel/v1/x?system=4101&token=•••&lang=id')
  expect(found?.request).toMatchObject({
    headers: { 'Accept-Language': 'id' },
    body: '{"Name":"Wei"}',
    isCut: false,
  })
})

it('ERR-4 cuts a body at 64 kB and says so, and names a file instead of showing its bytes', () => {
  const long = shown(exchange(`"${'x'.repeat(100_000)}"`))?.request
  const file = shown({
    request: { headers: [['Content-Type', 'image/png']], body: new Uint8Array(20) },
    answer: { headers: [], body: null },
  })

  expect([long?.body?.length, long?.isCut]).toEqual([BODY_SHOWN_BYTES, true])
  expect(file?.request?.body).toBe('image/png, 20 bytes')
  expect(file?.answer).toEqual({ headers: {}, body: null, isCut: false })
})

it('ERR-4 drops its oldest bodies first, then its oldest lines', () => {
  const log = createRequestLog(undefined, { kept: 3, bodiesKeptBytes: 25 })
  for (const id of ['a', 'b', 'c', 'd']) log.add(logged({ id }), exchange('0123456789'))

  expect(log.list().map(({ id }) => id)).toEqual(['b', 'c', 'd'])
  expect(log.find('a')).toBeUndefined()
  expect(log.find('b')?.request).toBeNull()
  expect(log.find('d')?.request?.body).toBe('0123456789')
  log.clear()
  expect(log.list()).toEqual([])
})

it('ERR-4 stores a body that many answers share once, and copies it again before it is overwritten', () => {
  const log = createRequestLog(undefined, { bodiesKeptBytes: 100 })
  const answer = (body: Uint8Array | string): HttpExchange => ({
    request: { headers: [], body: null },
    answer: { headers: [JSON_TYPE], body },
  })
  const shared = new TextEncoder().encode('{"Name":"Nusa Strait"}')
  const shownOf = (id: string) => log.find(id)?.answer?.body

  log.add(logged({ id: 'first' }), answer('{"First":1}'))
  for (let number = 0; number < 50; number += 1)
    log.add(logged({ id: `shared ${number}` }), answer(shared))
  expect(shownOf('first')).toBe('{"First":1}')
  expect(shownOf('shared 49')).toBe('{"Name":"Nusa Strait"}')

  for (let number = 0; number < 3; number += 1) {
    log.add(logged({ id: 'between' }), answer(`"${'x'.repeat(28)}"`))
    log.add(logged({ id: 'again' }), answer(shared))
    log.add(logged({ id: 'next' }), answer(`"${'y'.repeat(18)}"`))
    expect(shownOf('again')).toBe('{"Name":"Nusa Strait"}')
  }
})

it('API-1 keeps lines with violations of the contract longer than others', () => {
  const log = createRequestLog(undefined, { kept: 3, bodiesKeptBytes: 45 })
  const violations = [{ pointer: '/Name', message: 'missing' }]
  const add = (id: string, found: typeof violations = []) =>
    log.add(logged({ id, violations: found }), exchange('0123456789'))

  for (const id of ['a', 'b']) add(id)
  add('broken', violations)
  for (const id of ['d', 'e', 'f']) add(id)

  expect(log.list().map(({ id }) => id)).toEqual(['broken', 'e', 'f'])
  expect(log.find('broken')?.request?.body).toBe('0123456789')
  for (const id of ['g', 'h', 'i', 'j']) add(id, violations)
  expect(log.list().map(({ id }) => id)).toEqual(['h', 'i', 'j'])
  expect(log.find('h')?.request?.body).toBe('0123456789')
})
