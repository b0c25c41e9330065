import { afterAll, beforeAll, expect, it } from 'vitest'

import { startOf, startSite, type TestSite } from './testing/start-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  // The tenant of every host has its events posted to another site.
  site.answerInstead(async (request) => {
    const response = await site.sandbox.fetch(request)
    if (new URL(request.url).pathname !== '/travel/v1/base' || !response.ok) return response
    const base: object = await response.json()
    const Analytics = { DataLayer: false, Beacon: 'https://events.example/in', Consent: true }
    return Response.json({ ...base, Analytics })
  })
})
afterAll(() => site.stop())

it.each([
  ['a page that is rendered', '/', ''],
  ['a page that the browser renders', '/payment', ''],
  ['any page of somebody who is signed in', '/', 'signedIn=1'],
])('SUP-3 %s may post events to the tenant’s address and nowhere else', async (_, path, cookie) => {
  const { status, headers } = await site.get(path, { cookie })

  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://events.example;",
  )
})

it('APP-6 a site without a cache follows its tenant’s new settings on the next load', async () => {
  const developed = await startSite(['--cache-seconds', '0'])
  const load = async () => {
    const { html, headers } = await developed.get('/')
    const { base } = startOf(html).start
    return { base, policy: headers.get('content-security-policy') }
  }
  const before = await load()

  await developed.sandbox.console.analytics.set('nusa', {
    dataLayer: true,
    beacon: 'https://events.example/in',
    consent: false,
  })

  const after = await load()
  expect(before.base).not.toHaveProperty('Analytics')
  expect(before.policy).toContain("connect-src 'self';")
  expect(after.base).toHaveProperty('Analytics.Beacon', 'https://events.example/in')
  expect(after.policy).toContain("connect-src 'self' https://events.example;")
  await developed.stop()
})

it('SUP-3 SES-1 the page of a signed-in visitor does not wait for a tenant that does not answer', async () => {
  const slow = await startSite(['--patience-ms', '50'])
  slow.answerInstead(() => new Promise(() => undefined))

  const { status, headers } = await slow.get('/', { cookie: 'signedIn=1' })

  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toContain("connect-src 'self';")
  slow.answerInstead(undefined)
  await slow.stop()
})
