import { START_SYSTEM } from '@selat/domain'
import { expect, it } from 'vitest'

import { freshFile } from '../../../lab/testing/fresh-store.ts'
import { openSandbox, TEST_NOW } from '../../../lab/testing/open-sandbox.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'

const ANALYTICS = { dataLayer: true, beacon: 'https://events.example:8443/in', consent: true }
const ON_THE_WIRE = { DataLayer: true, Beacon: 'https://events.example:8443/in', Consent: true }

const AGENCY = 'www.selat.test'

/** The answer to the start call of the site of a host. */
async function startOf({ fetch }: Sandbox, host = AGENCY): Promise<unknown> {
  const query = new URLSearchParams({ system: String(START_SYSTEM), web: host })
  const answer = await fetch(new Request(`http://localhost/travel/v1/base?${query}`))
  expect(answer.status).toBe(200)
  const { Analytics }: { Analytics?: unknown } = await answer.json()
  return Analytics
}

it('APP-6 the next start of a site has the analytics that were set at the console, and those of other sites do not change', async () => {
  const { sandbox } = await openSandbox()
  const desk = sandbox.console.analytics
  const { sites: before } = await desk.list()

  const { sites } = await desk.set('nusa', ANALYTICS)

  expect(before.map(({ analytics }) => analytics)).toEqual(before.map(() => null))
  expect(sites.find(({ tenant }) => tenant === 'nusa')).toEqual({
    tenant: 'nusa',
    name: 'Nusa Strait Travel',
    analytics: ANALYTICS,
  })
  expect(await startOf(sandbox)).toEqual(ON_THE_WIRE)
  expect(await startOf(sandbox, 'b2b.selat.test')).toBeUndefined()
  await desk.set('nusa', null)
  expect(await startOf(sandbox)).toBeUndefined()
})

it.each([
  ['no tenant of the sandbox', 'nobody', ANALYTICS, '/tenant', 'not_allowed'],
  [
    'plain http',
    'nusa',
    { ...ANALYTICS, beacon: 'http://a.example' },
    '/analytics/beacon',
    'wrong_format',
  ],
  [
    'another host',
    'nusa',
    { ...ANALYTICS, beacon: '//a.example/in' },
    '/analytics/beacon',
    'wrong_format',
  ],
  ['no address', 'nusa', { ...ANALYTICS, beacon: '' }, '/analytics/beacon', 'wrong_format'],
  [
    'what is too long',
    'nusa',
    { ...ANALYTICS, beacon: `/${'a'.repeat(500)}` },
    '/analytics/beacon',
    'too_long',
  ],
])(
  'APP-6 the console refuses to set %s, and nothing changes',
  async (_, tenant, wanted, pointer, code) => {
    const { sandbox } = await openSandbox()

    await expect(sandbox.console.analytics.set(tenant, wanted)).rejects.toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: [{ pointer, code }],
    })

    expect(await startOf(sandbox)).toBeUndefined()
  },
)

it('APP-2 a reset restores the analytics of the tenants’ folders', async () => {
  const { sandbox } = await openSandbox()
  await sandbox.console.analytics.set('nusa', ANALYTICS)

  await sandbox.console.reset()

  expect(await startOf(sandbox)).toBeUndefined()
})

it('APP-2 analytics are part of a snapshot, and are restored with it', async () => {
  const { sandbox } = await openSandbox()
  const desk = sandbox.console
  await desk.snapshots.save('untold')
  await desk.analytics.set('nusa', ANALYTICS)
  await desk.snapshots.save('told')

  await desk.snapshots.load('untold')
  expect(await startOf(sandbox)).toBeUndefined()

  await desk.snapshots.load('told')
  expect(await startOf(sandbox)).toEqual(ON_THE_WIRE)
})

it('APP-2 analytics stay as they were set when a sandbox restarts on its file', async () => {
  const data = await freshFile()
  const first = await createSandbox({ data, clock: TEST_NOW })
  await first.console.analytics.set('nusa', ANALYTICS)
  await first.close()

  const again = await createSandbox({ data, clock: TEST_NOW })
  const afterRestart = await startOf(again)
  await again.console.reset()
  await again.close()
  const last = await createSandbox({ data, clock: TEST_NOW })
  const afterReset = await startOf(last)
  await last.close()

  expect([afterRestart, afterReset]).toEqual([ON_THE_WIRE, undefined])
})
