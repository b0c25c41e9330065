import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import type { LoggedRequest } from '../../engine/log/request-log.ts'
import { cartOf, oneWayItem } from '../../scenarios/sample-items.ts'
import { orderOf, samplePassenger } from '../../scenarios/sample-order.ts'
import { createLog } from './create-log.ts'
import { createMetrics } from './create-metrics.ts'
import type { LogLevel } from './log-levels.ts'

function openLog(level: LogLevel) {
  const lines: string[] = []
  const log = createLog(level, { write: (line) => void lines.push(line) })
  return { log, lines, read: () => lines.map((line): unknown => JSON.parse(line)) }
}

const answered: LoggedRequest = {
  id: 'req_5T8Q2MZK7CXA',
  at: '2026-11-20T06:30:00.000Z',
  method: 'GET',
  path: '/travel/v1/order/ord_1?token=secret',
  operation: 'getBooking',
  tenant: 'nusa',
  status: 200,
  durationMs: 1.5,
  code: null,
  fault: null,
  violations: [],
  errors: [],
  error: null,
}

const failed: LoggedRequest = {
  ...answered,
  status: 500,
  code: 'internal_error',
  error: 'TypeError: no "K1234567N"\n    at readSeats (seats.ts:5:3)\n    at run (execute.ts:7:1)',
}

it('API-4 writes one line of JSON for each call, with operation, tenant and status', () => {
  const { log, lines, read } = openLog('info')

  log.call({ ...answered, status: 404, code: 'not_found', fault: 'delay=20' }, 'alice')

  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^\{"level":"info","time":"\d{4}-\d\d-\d\dT[\d:.]+Z",.*\}\n$/)
  expect(read()[0]).toMatchObject({
    event: 'call',
    requestId: 'req_5T8Q2MZK7CXA',
    sandbox: 'alice',
    tenant: 'nusa',
    operation: 'getBooking',
    method: 'GET',
    route: '/travel/v1/booking/detail/{id}',
    status: 404,
    durationMs: 1.5,
    fault: 'delay=20',
    code: 'not_found',
  })
})

it('API-4 an error is logged with its type and its place, but without its text', () => {
  const { log, read, lines } = openLog('error')

  log.call(failed, 'main')

  expect(read()).toMatchObject([
    {
      level: 'error',
      failure: 'TypeError\n    at readSeats (seats.ts:5:3)\n    at run (execute.ts:7:1)',
    },
  ])
  expect(lines.join('')).not.toContain('K1234567N')
})

it.each<[LogLevel, string[]]>([
  ['silent', []],
  ['error', ['error']],
  ['warn', ['error', 'warn', 'warn']],
  ['info', ['error', 'warn', 'warn', 'info']],
  ['debug', ['error', 'warn', 'warn', 'info', 'debug']],
])('API-4 at level %s it writes %j', (level, written) => {
  const { log, read } = openLog(level)

  log.call(failed, 'main')
  log.call({ ...answered, status: 503, fault: 'status=503' }, 'main')
  log.call(
    { ...answered, status: 409, violations: [{ pointer: '/Items', message: 'wrong' }] },
    'main',
  )
  log.call(answered, 'main')
  log.event('debug', 'looked')

  expect(read().map((line) => (line as { level: string }).level)).toEqual(written)
})

it('API-4 no secret, password, token, passport or name of a traveller is written', async () => {
  const { log, lines } = openLog('debug')
  const { call, send, fetch } = await openSandbox({ observe: (one) => log.call(one, 'main') })
  // Ids are drawn without I, L, O and U, so that none of them holds this name by chance.
  const passenger = { ...samplePassenger(), LastName: 'LOUIL' }
  const login = await call('login', { body: { Username: 'weiling', Password: 'selat-demo-1' } })
  const cart = await call('addToCart', { body: cartOf(oneWayItem()) })
  const header = { 'Cart-Token': cart.body.Token }
  const order = orderOf(cart.body.Items[0]?.Id ?? '', [passenger])
  const placed = await call('placeOrder', { header, body: order })
  await send('placeOrder', { header, body: { ...order, [String(passenger.PassportNumber)]: 1 } })
  await send('getCart', { header, query: { [login.body.Token]: login.body.Token } })
  await send('login', { body: { Username: 'weiling', Password: 'selat-demo-wrong' } })
  await fetch(new Request(`http://sandbox.test/${cart.body.Token}?token=${login.body.Token}`))
  await send('getBooking', {
    path: { id: String(passenger.PassportNumber) },
    header: { 'Booking-Token': placed.body.BookingToken },
  })

  const text = lines.join('')
  const secrets = [
    'selat-demo',
    login.body.Token,
    cart.body.Token,
    placed.body.BookingToken,
    String(passenger.PassportNumber),
    passenger.LastName,
    order.Contact.Email,
  ]
  expect(lines).toHaveLength(8)
  expect(secrets.every((secret) => secret.length > 1)).toBe(true)
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})

/** Wraps a call so that it records which of its values are read. */
function watchReads(request: LoggedRequest) {
  const read: string[] = []
  const watched = new Proxy(request, {
    get(target, name) {
      read.push(String(name))
      return Reflect.get(target, name)
    },
  })
  return { watched, read }
}

it('API-4 for a call that is not written, the log reads only what decides its level', () => {
  const { log, lines } = openLog('warn')
  const { watched, read } = watchReads(answered)

  log.call(watched, 'main')

  expect(lines).toEqual([])
  expect(read.toSorted()).toEqual(['fault', 'status', 'violations'])
})

it('API-4 the metrics grow with the kinds of calls, and not with their number', async () => {
  const metrics = createMetrics({ inFlight: () => 0, opened: () => [] })
  const { watched, read } = watchReads(answered)
  const series = async () =>
    (await (await metrics.response()).text())
      .split('\n')
      .filter((line) => line.startsWith('selat_'))
      .map((line) => line.replace(/ \S+$/, ''))

  metrics.observe(watched)
  const readOnce = read.splice(0)
  const afterOne = await series()
  for (let call = 0; call < 1000; call += 1)
    metrics.observe({ ...answered, id: `req_${call}`, path: `/travel/v1/order/ord_${call}` })

  // The metrics read neither path nor ID, because their number has no limit.
  expect(readOnce.toSorted()).toEqual([
    'code',
    'durationMs',
    'fault',
    'method',
    'operation',
    'status',
    'violations',
  ])
  expect(await series()).toEqual(afterOne)
})
