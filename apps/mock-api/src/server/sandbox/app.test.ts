import { operations } from '@selat/sdk/operations'
import { PROBLEM_CODES } from '@selat/sdk/problems'
import { expect, it, onTestFinished } from 'vitest'

import { openSandbox, operationIds } from '../../../lab/testing/open-sandbox.ts'
import { PROBLEM_STATUS } from '../../engine/http/problem-status.ts'
import { languageCodes } from '../../engine/language.ts'
import { cartOf, oneWayItem } from '../../scenarios/sample-items.ts'
import { orderOf, samplePassenger } from '../../scenarios/sample-order.ts'

const url = (path: string) => `http://sandbox.test${path}`

it('ERR-3 the status of every refusal is declared by each operation that has it', () => {
  const undeclared = operationIds().flatMap((id) => {
    const { problemCodes, responses } = operations[id]
    const statuses = Object.keys(responses).map(Number)
    return problemCodes
      .filter((code) => !statuses.includes(PROBLEM_STATUS[code]))
      .map((code) => `${id} ${code}`)
  })

  expect(undeclared).toEqual([])
})

it('ERR-3 a problem document has code, message, request ID and fields, with the message in the caller’s language', async () => {
  const { refused } = await openSandbox()

  const { status, body, headers } = await refused('searchFerry', {
    query: { from: 'hfc', to: 'BTC', dateFrom: '12-12-2026', adults: 'two', page: 2 },
    header: { 'Accept-Language': 'zh-Hant' },
  })

  expect(status).toBe(400)
  expect(headers.get('Content-Type')).toBe('application/problem+json')
  expect(body).toMatchObject({
    type: 'https://selat.example/problems/validation_failed',
    title: 'Validation failed',
    code: 'validation_failed',
    requestId: headers.get('X-Request-Id'),
  })
  expect(body.detail).toMatch(/\p{Script=Han}/u)
  expect(body.errors.map(({ pointer, code }) => `${pointer} ${code}`).toSorted()).toEqual([
    'query:adults wrong_type',
    'query:dateFrom wrong_format',
    'query:from wrong_format',
    'query:page unknown',
  ])
})

it.each(languageCodes)(
  'ERR-3 every code has a server message in %s without a gap',
  async (language) => {
    const { problemText } = await import('../../engine/http/problem-text.ts')
    const params = { limit: 2 * 1024 * 1024, date: '2026-12-12', seconds: 30 }

    const texts = PROBLEM_CODES.map((code) => problemText(code, language, params))

    expect(texts.filter((text) => text === '' || text.includes('{'))).toEqual([])
  },
)

it.each([
  [
    'listAttractions',
    { query: { page: '9007199254740993' } },
    'query:page',
    'too_large',
    { maximum: 100 },
  ],
  [
    'addToCart',
    { body: cartOf(oneWayItem({ QtyAdult: 2 ** 53 })) },
    '/Items/0/Ferry/QtyAdult',
    'too_large',
    { maximum: 10 },
  ],
  [
    'placeOrder',
    { header: { 'Cart-Token': 'x'.repeat(24) }, body: { Contact: { Name: '😀' } } },
    '/Contact/Name',
    'too_short',
    { minimum: 2, length: 1 },
  ],
] as const)(
  'ERR-3 the answer to %s names the limit of a field, and counts characters in the same way',
  async (operation, input, pointer, code, params) => {
    const { refused } = await openSandbox()

    const { body } = await refused(operation, input)

    expect(body.errors.filter((error) => error.pointer === pointer)).toEqual([
      { pointer, code, params },
    ])
  },
)

it.each([
  [
    'listAttractions',
    { query: { sort: 'foo' } },
    'query:sort',
    'not_allowed',
    'recommended, price_low, price_high, rating, name',
  ],
  [
    'addToCart',
    { body: { ItemContent: 'yacht', Items: [] } },
    '/ItemContent',
    'not_allowed',
    'ferry, hotel, attraction, package, transport, cruise',
  ],
  ['addToCart', { body: { Items: [] } }, '/ItemContent', 'required', undefined],
] as const)(
  'ERR-3 the answer to %s with %j names the values that are allowed',
  async (operation, input, pointer, code, allowed) => {
    const { refused } = await openSandbox()

    const { body } = await refused(operation, input)

    expect(body.errors.filter((error) => error.pointer === pointer)).toEqual([
      { pointer, code, params: allowed === undefined ? {} : { allowed } },
    ])
  },
)

it('ERR-3 a refusal for want of a session names the scheme to authenticate with', async () => {
  const { refused } = await openSandbox()

  const { status, headers } = await refused('getProfile')

  expect([status, headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
})

it('ERR-3 a missing parameter is required, not of the wrong type', async () => {
  const { refused } = await openSandbox()

  const { body } = await refused('searchFerry', { query: { from: 'HFC' } })

  expect(body.errors).toEqual([
    { pointer: 'query:to', code: 'required', params: {} },
    { pointer: 'query:dateFrom', code: 'required', params: {} },
  ])
})

it.each([
  ['GET', '/travel/v1/nothing', 404, 'not_found'],
  ['GET', '/', 404, 'not_found'],
  ['PATCH', '/travel/v1/company?system=4101', 405, 'method_not_allowed'],
  ['DELETE', '/travel/v1/cart?system=4101', 405, 'method_not_allowed'],
  ['PATCH', '/travel/v1/cart/item/itm_1?system=4101', 405, 'method_not_allowed'],
  ['PATCH', '/travel/v1/cart/item', 404, 'not_found'],
])('ERR-3 %s %s is answered with a problem document', async (method, path, status, code) => {
  const { fetch } = await openSandbox()

  const response = await fetch(new Request(url(path), { method }))

  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ status, code })
})

it('APP-2 a browser at the root of the mock is redirected to its console', async () => {
  const { fetch } = await openSandbox()

  const response = await fetch(new Request(url('/'), { headers: { Accept: 'text/html,*/*' } }))

  expect([response.status, response.headers.get('Location')]).toEqual([302, '/__mock'])
})

it('ERR-3 the refusal of a wrong method names the allowed ones', async () => {
  const { fetch } = await openSandbox()

  const response = await fetch(new Request(url('/travel/v1/cart?system=4101'), { method: 'PUT' }))

  expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
})

it.each([
  ['nothing', ''],
  ['half of it', '{"Username":'],
  ['no object', '"weiling"'],
  ['null', 'null'],
  ['a list', '[]'],
  ['bytes that are no text', '\uDC00'],
])('ERR-3 a body of %s is refused, and is no fault of the server', async (_what, body) => {
  const { refused } = await openSandbox()

  const { status, body: problem } = await refused('login', { body })

  expect([status, problem.code]).toEqual([400, 'validation_failed'])
})

it('ERR-3 a body of unknown length is refused once it is too long', async () => {
  const { fetch } = await openSandbox()
  const chunk = new TextEncoder().encode('x'.repeat(16 * 1024))
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      controller.enqueue(chunk)
    },
  })

  const response = await fetch(
    new Request(url('/travel/v1/auth/login?system=4101'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit),
  )

  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(20)
})

it('API-1 any origin may call, and read an exposed header', async () => {
  const { fetch } = await openSandbox()
  const preflight = new Request(url('/travel/v1/cart?system=4101'), {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://shop.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'idempotency-key,cart-token,authorization',
    },
  })

  const response = await fetch(preflight)
  const answer = await fetch(
    new Request(url('/travel/v1/company?system=4101'), {
      headers: { Origin: 'https://shop.example' },
    }),
  )

  expect(response.status).toBe(204)
  expect(response.headers.get('Access-Control-Allow-Headers')).toContain('idempotency-key')
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Idempotent-Replayed')
})

it('API-1 every answer is dated by the clock of the sandbox, and a page of any origin may read the date', async () => {
  const { sandbox, clock } = await openSandbox()
  const { fetch } = sandbox
  clock.freeze('2026-11-20T06:30:45.500Z')
  const dateOf = async (path: string) => (await fetch(new Request(url(path)))).headers.get('Date')
  const paths = [
    '/travel/v1/company?system=4101',
    '/travel/v1/ferry/search?system=4101',
    '/travel/v1/nowhere',
  ]
  const [found, refused, unknown] = await Promise.all(paths.map(dateOf))

  clock.advance(2 * 24 * 3600)
  const cached = await fetch(new Request(url('/travel/v1/company?system=4101')))

  expect([found, refused, unknown]).toEqual(paths.map(() => 'Fri, 20 Nov 2026 06:30:45 GMT'))
  expect(cached.headers.get('Date')).toBe('Sun, 22 Nov 2026 06:30:45 GMT')
  expect(cached.headers.get('Access-Control-Expose-Headers')).toMatch(/Date,Age/)
})

it('CRT-2 a call with a slow body counts from the instant at which the body has arrived', async () => {
  const { sandbox, clock, toRequest } = await openSandbox()
  const bytes = new TextEncoder().encode(JSON.stringify(cartOf(oneWayItem())))
  const slow = new ReadableStream<Uint8Array>({
    pull(controller) {
      clock.advance(20 * 60)
      controller.enqueue(bytes)
      controller.close()
    },
  })
  const { url: address, headers } = toRequest('addToCart', {})

  const response = await sandbox.fetch(
    new Request(address, { method: 'POST', headers, body: slow, duplex: 'half' } as RequestInit),
  )

  expect(await response.json()).toMatchObject({
    Items: [{ State: 'held', HoldExpiresAt: '2026-11-20T07:05:00.000Z' }],
    AsOf: '2026-11-20T06:50:00.000Z',
  })
})

it('ERR-3 a wrong field inside an item is reported at the field, with its mistake', async () => {
  const { refused } = await openSandbox()
  const traveller = samplePassenger({ PassportNumber: 'e1', DateOfIssue: 'in 2020' })

  const { body: cart } = await refused('addToCart', {
    body: cartOf(oneWayItem({ QtyAdult: -1, DateFrom: 'soon' })),
  })
  const { body: order } = await refused('placeOrder', {
    header: { 'Cart-Token': 'this-is-the-token-of-no-cart' },
    body: orderOf(`itm_${'A'.repeat(24)}`, [traveller]),
  })

  const summaryOf = (errors: { pointer: string; code: string }[]) =>
    errors.map(({ pointer, code }) => `${pointer} ${code}`)
  expect(summaryOf(cart.errors)).toEqual([
    '/Items/0/Ferry/DateFrom wrong_format',
    '/Items/0/Ferry/QtyAdult too_small',
  ])
  expect(summaryOf(order.errors)).toEqual([
    '/Items/0/Passengers/0/PassportNumber wrong_format',
    '/Items/0/Passengers/0/DateOfIssue wrong_format',
  ])
})

it('CHK-1 the largest order of the contract is not too large to be read', async () => {
  const { refused } = await openSandbox()
  const traveller = samplePassenger({
    FirstName: 'A'.repeat(40),
    LastName: 'B'.repeat(40),
    PlaceOfBirth: '港'.repeat(50),
    PlaceOfIssue: '港'.repeat(50),
  })
  const blank = orderOf(`itm_${'A'.repeat(24)}`, Array<typeof traveller>(10).fill(traveller))

  const { body } = await refused('placeOrder', {
    header: { 'Cart-Token': 'this-is-the-token-of-no-cart' },
    body: {
      ...blank,
      Items: blank.Items.flatMap((item) => Array<typeof item>(20).fill(item)),
      AdditionalNote: '港'.repeat(500),
    },
  })

  expect(body.code).toBe('cart_not_found')
})

it('API-2 every call is logged with its tenant and answer', async () => {
  const { send, services, fetch } = await openSandbox()

  await send('getCompany')
  await send('getCart', { header: { 'Cart-Token': 'this-is-the-token-of-no-cart' } })
  await fetch(new Request(url('/travel/v1/nothing?page=2')))

  expect(services.requests.list()).toMatchObject([
    { operation: 'getCompany', tenant: 'nusa', status: 200, code: null, violations: [] },
    { operation: 'getCart', tenant: 'nusa', status: 404, code: 'cart_not_found', violations: [] },
    { operation: null, path: '/travel/v1/nothing?page=2', status: 404, code: 'not_found' },
  ])
})

it('ERR-3 an answer that breaks the contract becomes a fault of the server, and the log names the place', async () => {
  const { send, services } = await openSandbox()
  const contact = services.tenants.bySystem(4101)?.contact ?? { email: '' }
  const { email } = contact
  onTestFinished(() => void Object.assign(contact, { email })) // sandboxes share their tenants
  Object.assign(contact, { email: 'not an address' })

  const { status, body } = await send('getCompany')

  expect([status, body]).toMatchObject([500, { code: 'internal_error' }])
  expect(services.requests.list()[0]?.violations[0]?.pointer).toBe('/Contact/Email')
})

it('API-1 the same seed gives the same bytes in two answers', async () => {
  const run = async () => {
    const { send } = await openSandbox({ seed: 'bytes' })
    const login = await send('login', { body: { Username: 'budi', Password: 'selat-demo-2' } })
    const refusal = await send('getSession')
    return [login.text, refusal.text]
  }

  expect(await run()).toEqual(await run())
})
