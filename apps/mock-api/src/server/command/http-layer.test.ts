import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { openServer, speak } from '../../../lab/testing/open-server.ts'

const COMPANY = '/travel/v1/company?system=4101'
const LOGIN = 'POST /travel/v1/auth/login?system=4101 HTTP/1.1'
const credentials = '{"Username":"weiling","Password":"selat-demo-1"}'
const get = (target: string, ...headers: string[]) => ask('GET', target, ...headers)
const ask = (method: string, target: string, ...headers: string[]) =>
  [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')
const post = (headers: string[], body: string) =>
  [LOGIN, 'Host: localhost', 'Content-Type: application/json', ...headers, '', body].join('\r\n')

/** Raw requests, with the status of each answer. */
const CASES: readonly (readonly [what: string, sent: string, answered: RegExp])[] = [
  ['no HTTP', 'HELO selat\r\n\r\n', /^400/],
  ['HTTP/2 without being asked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', /^(400|505)/],
  ['no Host', `GET ${COMPANY} HTTP/1.1\r\n\r\n`, /^400/],
  ['a Host that is none', get(COMPANY).replace('localhost', 'a b/c'), /^400/],
  ['HTTP/1.0', `GET ${COMPANY} HTTP/1.0\r\nHost: localhost\r\n\r\n`, /^200/],
  ['a header of 20 kB', get(COMPANY, `X-Long: ${'x'.repeat(20_000)}`), /^200/],
  ['a header of 80 kB', get(COMPANY, `X-Long: ${'x'.repeat(80_000)}`), /^431/],
  ['an address of 20 kB', get(`/${'x'.repeat(20_000)}`), /^404/],
  ['a parameter of 20 kB', get(`${COMPANY}&q=${'x'.repeat(20_000)}`), /^400/],
  ['an address of 80 kB', get(`/${'x'.repeat(80_000)}`), /^431/],
  [
    '12,000 headers',
    get(COMPANY, ...Array.from({ length: 12_000 }, (_, index) => `H${index}: 1`)),
    /^431/,
  ],
  [
    '300 headers',
    get(COMPANY, ...Array.from({ length: 300 }, (_, index) => `H${index}: 1`)),
    /^200/,
  ],
  ['a header with a line end in it', get(COMPANY, 'X-Odd: a\rb'), /^400/],
  ['a header without a name', get(COMPANY, ': value'), /^400/],
  ['a whole address', get(`http://sandbox.test${COMPANY}`), /^200/],
  ['a whole address that is none', get('http://[::bad/travel'), /^400/],
  ['a star for an address', ask('OPTIONS', '*'), /^4\d\d/],
  ['an address without its first slash', get('travel/v1/company'), /^400/],
  ['an address of another server', get('//elsewhere.test/travel/v1/company'), /^404/],
  ['an address with a backslash', get('/travel\\v1\\company'), /^4\d\d/],
  ['an address that climbs', get('/travel/v1/../../etc/passwd'), /^404/],
  ['a broken percent code', get('/travel/v1/%E0%A4%A?system=4101'), /^404/],
  [
    'a broken percent code for an id',
    get('/travel/v1/booking/detail/%E0%A4%A?system=4101'),
    /^4\d\d/,
  ],
  ['a percent code of nothing', get('/travel/v1/booking/detail/%00?system=4101'), /^4\d\d/],
  ['broken percent codes in a query', get('/travel/v1/company?system=%ZZ%E0&%=%'), /^400/],
  ['a name twice in a query', get('/travel/v1/company?system=4101&system=4102'), /^400/],
  ['a name of no end in a query', get(`${COMPANY}&${'q'.repeat(9000)}=1`), /^400/],
  ['500 unknown names in a query', get(COMPANY + '&a%5B%5D=1'.repeat(500)), /^400/],
  ['HEAD', ask('HEAD', COMPANY), /^200/],
  ['OPTIONS', ask('OPTIONS', COMPANY), /^204/],
  ['TRACE', ask('TRACE', COMPANY), /^405/],
  ['a method of a tea pot', ask('BREW', COMPANY), /^400/],
  ['a method that is not for it', ask('PROPFIND', COMPANY), /^405/],
  ['an upgrade that nobody offers', get(COMPANY, 'Connection: Upgrade', 'Upgrade: h2c'), /^200/],
  ['two lengths', post(['Content-Length: 4', 'Content-Length: 48'], credentials), /^400/],
  ['a length below nothing', post(['Content-Length: -1'], credentials), /^400/],
  ['a length that is no number', post(['Content-Length: many'], credentials), /^400/],
  ['a length of an exabyte', post(['Content-Length: 1152921504606846976'], ''), /^4\d\d/],
  [
    'a length and chunks',
    post(['Content-Length: 48', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    /^400/,
  ],
  ['chunks of no size', post(['Transfer-Encoding: chunked'], 'zz\r\nab\r\n0\r\n\r\n'), /^400/],
  ['chunks coded twice', post(['Transfer-Encoding: chunked, gzip'], '0\r\n\r\n'), /^(4\d\d|501)/],
  ['no body at all', post([], ''), /^400/],
  ['more than it said', post(['Content-Length: 2'], '{}garbage\r\n\r\n'), /^400/],
  ['a condition that nobody can fulfil', post(['Expect: a-miracle'], ''), /^417/],
  [
    'a form that is not one',
    [
      'POST /travel/v1/order/ord_5T8Q2MZK7CXA/payment/proof?system=4101 HTTP/1.1',
      'Host: localhost',
      'Idempotency-Key: a-form-that-is-not-one',
      'Booking-Token: this-is-the-token-of-no-order',
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 8',
      '',
      '--b\r\n\r\nx',
    ].join('\r\n'),
    /^4\d\d/,
  ],
]

it('API-3 strange bytes over the wire are refused or answered, never as a fault of the server, and leave nothing behind', async () => {
  const { server, main, calls } = await openServer()
  const rows = () => main.store.db.selectFrom('sessions').selectAll().execute()

  const answered = await Promise.all(
    CASES.map(async ([what, sent]) => {
      const heard = await speak(server.port, sent)
      return [what, [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => code).join()]
    }),
  )

  const expected = CASES.map(([what, , status]) => [what, expect.stringMatching(status)])
  expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(expected))
  expect(calls.filter(({ status }) => status >= 500)).toEqual([])
  expect(await rows()).toEqual([])
  await expect.poll(() => server.inFlight()).toBe(0)
})

it('API-3 HEAD has the headers of GET and no body', async () => {
  const { server } = await openServer()

  const heard = await speak(server.port, ask('HEAD', COMPANY, 'Connection: close'))

  expect(heard).toMatch(/^content-type: application\/json\r$/im)
  expect(heard.endsWith('\r\n\r\n')).toBe(true)
})

it('API-3 endless chunks are cut off with a refusal before 200 MB', async () => {
  const { server, calls } = await openServer()
  const socket = connect(server.port, '127.0.0.1')
  let heard = ''
  let sent = 0
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => (heard += bytes.toString('latin1')))
  socket.write(post(['Transfer-Encoding: chunked'], ''))

  const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`
  while (!socket.destroyed && sent < 500_000_000) {
    sent += 0x4000
    if (!socket.write(chunk)) await Promise.race([pause(5), closed])
  }
  await closed

  expect(heard).toMatch(/^HTTP\/1\.1 413 /)
  expect(sent).toBeLessThan(200_000_000)
  expect(calls).toMatchObject([{ status: 413, code: 'payload_too_large' }])
  expect(server.inFlight()).toBe(0)
})

it('API-3 a caller who sends too slowly is disconnected, during headers and during a body', async () => {
  const patience = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 100 }
  const { server, main, calls } = await openServer({}, patience)
  const silenceMs = 5000

  const [headers, body] = await Promise.all([
    speak(server.port, `GET ${COMPANY} HTTP/1.1\r\nHost: loc`, { silenceMs }),
    speak(server.port, post(['Content-Length: 48'], credentials.slice(0, 9)), { silenceMs }),
  ])

  expect(headers).toMatch(/^HTTP\/1\.1 408 /)
  expect(body).toMatch(/^HTTP\/1\.1 4\d\d /)
  await expect.poll(() => server.inFlight()).toBe(0)
  expect(calls.filter(({ status }) => status >= 500)).toEqual([])
  expect(await main.store.db.selectFrom('sessions').selectAll().execute()).toEqual([])
})

it('API-3 300 callers who disconnect while they send leave nothing behind', async () => {
  const { server, main, calls, url } = await openServer()

  await Promise.all(
    Array.from({ length: 300 }, async () => {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => undefined)
      await new Promise((resolve) => socket.once('connect', resolve))
      socket.write(post(['Content-Length: 48'], credentials.slice(0, 9)))
      await pause(20)
      socket.resetAndDestroy()
    }),
  )

  await expect.poll(() => server.inFlight()).toBe(0)
  expect(calls.filter(({ status }) => status >= 500)).toEqual([])
  expect(await main.store.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})
