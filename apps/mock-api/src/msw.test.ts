import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { expect, it, onTestFinished } from 'vitest'

import { CONSUMER_SYSTEM } from '../lab/testing/create-caller.ts'
import { openSandbox } from '../lab/testing/open-sandbox.ts'
import { NOW } from '../lab/testing/visitor.ts'
import { sandboxHandler } from './msw.ts'
import { findScenario } from './scenarios/index.ts'
import { playScenario } from './scenarios/player/play-scenario.ts'
import { createSandbox } from './server/sandbox/sandbox.ts'
import { createSandboxes } from './server/sandbox/sandboxes.ts'

const company = (host = 'api.example') =>
  `https://${host}/travel/v1/company?system=${CONSUMER_SYSTEM}`

function listen(...handlers: Parameters<typeof setupServer>) {
  const server = setupServer(...handlers)
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => server.close())
  return server
}

it('API-4 requests to any host are answered by the sandbox, unless a test overrides them', async () => {
  const { sandbox } = await openSandbox()
  const server = listen(sandboxHandler(sandbox))

  const answered = await fetch(company())
  server.use(http.get('*/travel/v1/company', () => HttpResponse.json({}, { status: 418 })))
  const overridden = await fetch(company())
  server.resetHandlers()
  const restored = await fetch(company())

  expect(await answered.json()).toMatchObject({ Id: CONSUMER_SYSTEM })
  expect([answered.status, overridden.status, restored.status]).toEqual([200, 418, 200])
})

it('API-4 requests that are not for a sandbox are left to other handlers', async () => {
  const { sandbox } = await openSandbox()
  listen(
    sandboxHandler(sandbox),
    http.get('https://maps.example/*', () => HttpResponse.text('a map')),
  )

  const map = await fetch('https://maps.example/travel')

  expect(await map.text()).toBe('a map')
})

it('API-4 a fault that breaks the connection is a network error, before and after the effect', async () => {
  const { sandbox } = await openSandbox()
  listen(sandboxHandler(sandbox))
  const login = (fault: string) =>
    fetch(`https://api.example/travel/v1/auth/login?system=${CONSUMER_SYSTEM}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Mock-Fault': fault },
      body: JSON.stringify({ Username: 'budi', Password: 'selat-demo-2' }),
    })
  const sessions = async () =>
    (await sandbox.store.db.selectFrom('sessions').selectAll().execute()).length

  await expect(login('reset=before')).rejects.toThrow(TypeError)
  const before = await sessions()
  await expect(login('reset=after')).rejects.toThrow(TypeError)

  expect([before, await sessions()]).toEqual([0, 1])
})

it('API-4 an upload arrives complete', async () => {
  const { sandbox } = await openSandbox()
  listen(sandboxHandler(sandbox))
  const scenario = findScenario('payment-verifying')
  if (!scenario) throw new Error('The table has no such row.')

  const { passed } = await playScenario(scenario, { fetch, origin: 'https://api.example' })

  expect(passed).toBe(true)
})

it('API-4 several sandboxes answer side by side, chosen by origin or by header', async () => {
  const early = await createSandbox({ clock: NOW })
  const late = await createSandbox({ clock: '2027-01-01T00:00:00Z' })
  const sandboxes = await createSandboxes({ clock: NOW })
  onTestFinished(async () => {
    await Promise.all([early.close(), late.close(), sandboxes.close()])
  })
  listen(
    sandboxHandler(early, { origin: 'https://early.test' }),
    sandboxHandler(late, { origin: 'https://late.test' }),
    sandboxHandler(sandboxes),
  )
  const clockOf = async (url: string, sandbox?: string) => {
    const headers = new Headers(sandbox === undefined ? {} : { 'X-Mock-Sandbox': sandbox })
    const response = await fetch(`${url}/__mock/api/clock`, { headers })
    return ((await response.json()) as { now: string }).now
  }
  const alice = await sandboxes.open('alice')
  alice.clock.advance(3600)

  expect(await clockOf('https://early.test')).toBe('2026-11-20T06:30:00.000Z')
  expect(await clockOf('https://late.test')).toBe('2027-01-01T00:00:00.000Z')
  expect(await clockOf('https://other.test', 'alice')).toBe('2026-11-20T07:30:00.000Z')
  expect(await clockOf('https://other.test')).toBe('2026-11-20T06:30:00.000Z')
})
