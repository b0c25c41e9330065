// @vitest-environment jsdom
import { createSandbox, type Sandbox } from '@selat/mock-api'
import { sandboxHandler } from '@selat/mock-api/msw'
import { createTravelClient } from '@selat/sdk'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { Sailings } from './sailings.tsx'

const DATE = '2026-12-12'
let sandbox: Sandbox
const server = setupServer(sandboxHandler({ fetch: (request) => sandbox.fetch(request) }))

// The first search of a sandbox can take longer than one second, which is the usual limit.
configure({ asyncUtilTimeout: 20_000 })

beforeAll(() => server.listen())
beforeEach(async () => {
  sandbox = await createSandbox({ clock: '2026-11-20T06:30:00Z', seed: 'react' })
})
afterEach(async () => {
  cleanup()
  await sandbox.close()
})
afterAll(() => server.close())

function renderSailings(): void {
  const travel = createTravelClient({
    baseUrl: 'https://api.example',
    system: () => 4101,
    currency: () => 'IDR',
    language: () => 'en',
    token: () => null,
    retries: 0,
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Sailings travel={travel} date={DATE} />
    </QueryClientProvider>,
  )
}

it('the list shows each sailing with its time and its price', async () => {
  renderSailings()

  const sailings = await screen.findAllByRole('listitem')

  expect(sailings[0]?.textContent).toMatch(/^\d\d:\d\d \d+/)
})

it('the list shows a ferry without seats as sold out', async () => {
  const { sailings } = await sandbox.console.sailings.list({ from: 'HFC', to: 'BTC', date: DATE })
  await sandbox.console.sailings.leaveSeats(sailings[0]?.id ?? '', 0)

  renderSailings()

  expect((await screen.findAllByRole('listitem'))[0]?.textContent).toMatch(/sold out$/)
})

it('the list says so if the API does not answer', async () => {
  await sandbox.console.faults.set([{ path: '/travel/v1/ferry/search', reset: 'before' }])

  renderSailings()

  expect((await screen.findByRole('alert')).textContent).toBe('No answer (network).')
})
