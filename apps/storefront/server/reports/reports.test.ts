import { pageReports } from '@selat/command/page-report'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

import type { SentReports } from '../../src/shared/app/reports/sent-reports.ts'
import { type Endpoint, startEndpoint } from '../testing/start-endpoint.ts'
import { startSite, type TestSite, type Visitor } from '../testing/start-site.ts'

const page = '0123456789abcdef0123456789abcdef'
const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${trace}-00f067aa0ba902b7-01`

const failure: SentReports['reports'][number] = {
  kind: 'error',
  path: '/history/ord_4711',
  source: 'caught',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'Wei Ling')",
  stack: 'TypeError\n    at https://www.example.com/assets/shell-CTiGSxv.js:1:3150',
}
const vital: SentReports['reports'][number] = {
  kind: 'vital',
  path: '/hotels/prd_1',
  name: 'LCP',
  value: 1234.5,
  rating: 'good',
  navigation: 'navigate',
}
const sent: SentReports = {
  page,
  build: 'b1',
  requestId: 'document-1',
  traceId: trace,
  reports: [failure, vital],
}

let endpoint: Endpoint
let site: TestSite
beforeAll(async () => {
  endpoint = await startEndpoint()
  site = await startSite([
    ...['--reports', endpoint.address, '--report-vitals', '100', '--trusted-proxy'],
  ])
})
afterEach(() => {
  site.answerInstead(undefined)
  endpoint.answer(204)
  endpoint.posted.length = 0
})
afterAll(async () => {
  await site.stop()
  await endpoint.stop()
})

let visitors = 0

/** Posts like a page, from an address of its own unless one is given. */
function post(body: unknown, { headers, ...visitor }: Visitor = {}, to = site) {
  visitors += 1
  return to.fetch('/page-reports', {
    ...visitor,
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.51.100.${visitors}`,
      ...Object.fromEntries(new Headers(headers)),
    },
  })
}

const arrived = () => vi.waitFor(() => expect(endpoint.posted).toHaveLength(1))

it('APP-6 the endpoint gets an error and a vital with their routes, and nothing about the visitor', async () => {
  const { status } = await post(sent, {
    cookie: 'signedIn=1; session=a1b2',
    headers: { 'X-Request-Id': 'report-01', traceparent },
  })
  await arrived()

  expect(status).toBe(204)
  const [{ headers, body } = { headers: {}, body: null }] = endpoint.posted
  const at = expect.any(String)
  const ofBoth = { at, site: 'www.selat.test', build: 'b1', page, requestId: 'document-1' }
  expect(body).toEqual({
    reports: [
      {
        ...{ kind: 'error', ...ofBoth, traceId: trace, route: '/history/:id', source: 'caught' },
        name: 'TypeError',
        message: "Cannot read properties of undefined (reading '…')",
        frames: ['/assets/shell-CTiGSxv.js:1:3150'],
      },
      {
        ...{ kind: 'vital', ...ofBoth, traceId: trace, route: '/hotels/:id', name: 'LCP' },
        ...{ value: 1234.5, rating: 'good', navigation: 'navigate' },
      },
    ],
  })
  expect(pageReports.safeParse(body).success).toBe(true)
  expect(headers).toMatchObject({ 'x-request-id': 'report-01', traceparent })
  expect(Object.keys(headers)).not.toContain('cookie')
  expect(JSON.stringify(headers)).not.toContain('198.51.100')
})

it('APP-6 values of unknown form are left out of a report', async () => {
  await post({
    ...{ ...sent, build: 'of Wei Ling', requestId: 'Wei Ling', traceId: 'Wei Ling' },
    reports: [{ ...failure, path: '/weiling@example.com', name: 'Wei Ling' }],
  })
  await arrived()

  expect(endpoint.posted[0]?.body).toMatchObject({
    reports: [{ build: 'unknown', requestId: null, traceId: null, route: '*', name: 'Error' }],
  })
})

it('APP-6 an error is passed on while the API is down, without the name of the site', async () => {
  site.answerInstead(() => Promise.reject(new Error('gone')))

  await post(sent, { host: 'riauline.localhost', language: 'id' })
  await arrived()

  expect(endpoint.posted[0]?.body).toMatchObject({ reports: [{ site: null }, { site: null }] })
})

it('APP-6 reports of an unknown host are not passed on', async () => {
  expect((await post(sent, { host: 'stranger.example.com' })).status).toBe(204)
  await post({ ...sent, reports: [vital] })
  await arrived()

  expect(endpoint.posted).toHaveLength(1)
})

it.each([
  ['text, which pages of other sites can post', 415, sent, { 'Content-Type': 'text/plain' }],
  ['no JSON', 400, 'no JSON', {}],
  ['of a load without a number', 400, { ...sent, page: 'weiling' }, {}],
  ['an unknown vital', 400, { ...sent, reports: [{ ...vital, name: 'Wei Ling' }] }, {}],
  ['none', 400, { ...sent, reports: [] }, {}],
  ['too many', 400, { ...sent, reports: Array.from({ length: 21 }, () => vital) }, {}],
  ['too long', 413, `"${'a'.repeat(70_000)}"`, {}],
])('APP-2 reports that are %s are refused with %i', async (_what, status, body, headers) => {
  expect((await post(body, { headers })).status).toBe(status)
  expect(endpoint.posted).toEqual([])
})

it('APP-2 an address that sends more than sixty reports a minute has to wait, and others do not', async () => {
  const busy = { headers: { 'X-Forwarded-For': '192.0.2.1' } }
  const answers = []
  // A sender who forges other addresses further left in the list still counts as the same one.
  for (let claim = 0; claim < 61; claim += 1)
    answers.push(
      await post('no JSON', { headers: { 'X-Forwarded-For': `203.0.113.${claim}, 192.0.2.1` } }),
    )

  expect(answers.slice(0, 60).every(({ status }) => status === 400)).toBe(true)
  expect(answers[60]?.status).toBe(429)
  expect(Number(answers[60]?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await post('no JSON', busy)).status).toBe(429)
  expect((await post('no JSON')).status).toBe(400)
})

it('APP-2 the failure of an endpoint is logged, and not shown to a visitor', async () => {
  endpoint.answer(500)
  site.lines.length = 0

  expect((await post(sent, { headers: { 'X-Request-Id': 'report-02' } })).status).toBe(204)

  await vi.waitFor(() =>
    expect(site.lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        ...{ level: 'error', message: 'The endpoint took no reports.' },
        ...{ requestId: 'report-02', status: 500 },
      }),
    ),
  )
})

it('APP-6 a page carries the share of loads that report, and the ids of its request', async () => {
  const headers = { 'X-Request-Id': 'document-2', traceparent }

  const rendered = await site.get('/contact', { headers })
  const forBrowser = await site.get('/contact', { cookie: 'signedIn=1' })

  expect(rendered.html).toContain('<meta name="reports" content="100 100">')
  expect(forBrowser.html).toContain('<meta name="reports" content="100 100">')
  expect(rendered.headers.get('Server-Timing')).toBe(
    `request;desc="document-2", trace;desc="${trace}"`,
  )
})

it('APP-6 only the reports of the wanted share of loads are passed on', async () => {
  const few = await startSite(['--reports', endpoint.address, '--report-errors', '50'])
  const ofLast = { ...sent, page: `ffff${page.slice(4)}` }
  const ofFirst = { ...sent, page: `1fff${page.slice(4)}` }

  await post(ofLast, {}, few)
  await post(ofFirst, {}, few)
  await arrived()
  await few.stop()

  expect(endpoint.posted[0]?.body).toMatchObject({
    reports: [{ kind: 'error', page: ofFirst.page }],
  })
})

it('APP-6 by default, pages send no reports and the site takes none', async () => {
  const silent = await startSite()

  const { html, headers } = await silent.get('/contact')
  const { status } = await post(sent, {}, silent)
  await silent.stop()

  expect(html).not.toContain('name="reports"')
  expect(headers.get('Server-Timing')).toBeNull()
  expect(status).toBe(404)
})
