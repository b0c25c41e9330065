import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { watchTimers } from '../../../lab/testing/watch-timers.ts'
import { readFaultHeader } from './fault-header.ts'

it.each([
  ['delay=800;status=503', { delayMs: 800, status: 503 }],
  ['code=data_unavailable', { code: 'data_unavailable' }],
  ['delay=200..800', { delayMs: { min: 200, max: 800 } }],
  [' reset = after ', { reset: 'after' }],
  ['body=malformed', { body: 'malformed' }],
  ['body=slow;status=500', { body: 'slow', status: 500 }],
])('ERR-4 a fault header %o is read', (header, fault) => {
  expect(readFaultHeader(header)).toEqual({ fault })
})

const STATUS = 'status=400 to status=599'
const DELAY = 'delay=800 or delay=200..800, in milliseconds up to 600000'
const NAMES = 'delay, status, code, reset, body, each once, as in delay=200..800;status=503'

it.each([
  ['status=200', 'status=200', STATUS],
  [
    'code=sold_out',
    'code=sold_out',
    'code=data_unavailable, code=internal_error, code=service_unavailable',
  ],
  ['delay=soon', 'delay=soon', DELAY],
  ['delay=800..200', 'delay=800..200', DELAY],
  ['delay=-1', 'delay=-1', DELAY],
  ['delay=1e3', 'delay=1e3', DELAY],
  ['delay=5; reset=maybe', 'reset=maybe', 'reset=before, reset=after'],
  ['status=900', 'status=900', STATUS],
  ['status=503;status=500', 'status=500', NAMES],
  ['body=slow=1', 'body=slow=1', 'body=empty, body=malformed, body=slow, body=wrong_type'],
  ['sleep=5', 'sleep=5', NAMES],
  ['STATUS=503', 'STATUS=503', NAMES],
  ['foo', 'foo', NAMES],
  ['status=503;', '', NAMES],
  ['__proto__=1', '__proto__=1', NAMES],
  ['', '', NAMES],
])(
  'ERR-4 a fault header %o is refused with its wrong part, and nothing is done',
  async (header, part, allowed) => {
    const { refused, store } = await openSandbox()

    const { body } = await refused('login', {
      header: { 'X-Mock-Fault': header },
      body: { Username: 'weiling', Password: 'selat-demo-1' },
    })

    expect([body.code, body.errors]).toEqual([
      'validation_failed',
      [{ pointer: 'header:X-Mock-Fault', code: 'wrong_format', params: { part, allowed } }],
    ])
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  },
)

it('ERR-4 a rule makes matching calls fail, as often as it says', async () => {
  const { send, services } = await openSandbox()
  await services.faults.set([{ path: '/travel/v1/*', method: 'GET', status: 503, times: 2 }])

  const statuses = []
  for (const id of ['getCompany', 'getCompany', 'getCompany'] as const)
    statuses.push((await send(id)).status)

  expect(statuses).toEqual([503, 503, 200])
})

it.each([
  ['/travel/v1/company', true],
  ['/travel/*', true],
  ['*', true],
  ['*/company', true],
  ['/travel/*/com*any', true],
  ['/travel/*/company/*', false],
  ['/travel/v1/company*pany', false],
  ['/travel', false],
  ['/travel/v1.company', false],
  [`${'*'.repeat(199)}x`, false],
])('ERR-4 whether the rule %s matches the call of a company is %s', async (path, fits) => {
  const { send } = await openSandbox({ faults: [{ path, status: 503 }] })

  const { status } = await send('getCompany')

  expect(status).toBe(fits ? 503 : 200)
})

it('ERR-4 a rule with a probability makes the same calls fail for the same seed', async () => {
  const draw = async () => {
    const { send } = await openSandbox({
      seed: 'faults',
      faults: [{ path: '/travel/v1/company', probability: 0.5, status: 500 }],
    })
    const statuses = []
    for (let call = 0; call < 20; call += 1) statuses.push((await send('getCompany')).status)
    return statuses
  }

  const [first, second] = [await draw(), await draw()]

  expect(second).toEqual(first)
  expect(new Set(first)).toEqual(new Set([200, 500]))
})

it('ERR-4 a sandbox can start with a profile of faults by its name', async () => {
  const { send } = await openSandbox({ seed: 'outage', faults: 'outage' })

  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => send('getCompany')))

  const seen = answers.map((answer) =>
    answer.status === 'fulfilled' ? answer.value.status : String(answer.reason),
  )
  expect(new Set(seen)).toEqual(new Set([503, 'TypeError: fetch failed']))
})

it('ERR-4 a sandbox does not start with a wrong rule', async () => {
  await expect(
    openSandbox({ faults: [{ path: '*', status: 200 }, { path: '/travel/*' }] }),
  ).rejects.toThrow(
    'The fault rules do not hold: /rules/0/status is too small; /rules/1 has no effect (delayMs, status, code, reset, body).',
  )
})

it('ERR-4 the console refuses a rule without an effect', async () => {
  const { console: desk } = await openSandbox()

  await expect(desk.faults.set([{ path: '*', times: 1 }])).rejects.toMatchObject({
    errors: [
      {
        pointer: '/rules/0',
        code: 'no_effect',
        params: { allowed: 'delayMs, status, code, reset, body' },
      },
    ],
  })
  expect((await desk.faults.list()).rules).toEqual([])
})

it('ERR-4 a delayed call waits in real time before its answer', async () => {
  const { call } = await openSandbox()
  const waited = watchTimers()

  const { status } = await call('getCompany', { header: { 'X-Mock-Fault': 'delay=60' } })

  expect(status).toBe(200)
  expect(waited).toContain(60)
})

it('ERR-4 a malformed answer keeps its status, but its body is not JSON', async () => {
  const { fetch, toRequest } = await openSandbox()

  const response = await fetch(
    toRequest('getCompany', { header: { 'X-Mock-Fault': 'body=malformed' } }),
  )

  expect(response.status).toBe(200)
  await expect(response.json()).rejects.toThrow(SyntaxError)
})

it('ERR-4 a connection that breaks before the operation is a network error without any effect', async () => {
  const { fetch, toRequest, store } = await openSandbox()
  const body = { Username: 'weiling', Password: 'selat-demo-1' }

  const lost = fetch(toRequest('login', { header: { 'X-Mock-Fault': 'reset=before' }, body }))

  await expect(lost).rejects.toThrow(TypeError)
  expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([])
})
