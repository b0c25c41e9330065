import { createConsoleClient } from '@selat/mock-api/console'
import { createTravelClient } from '@selat/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, within } from 'storybook/test'

import { Sailings } from '../react-test/sailings.tsx'

const DATE = '2026-12-12'
/** The milliseconds to wait for the first search of a sandbox, which can take longer than the default of one second. */
const PATIENCE = { timeout: 20_000 }

/** Returns a sandbox for each story, so that a ferry which one story fills has seats in the others. */
const mockOf = (story: string) => createConsoleClient(window.location.origin, { sandbox: story })

const travelOf = (story: string) =>
  createTravelClient({
    baseUrl: window.location.origin,
    system: () => 4101,
    currency: () => 'IDR',
    language: () => 'en',
    token: () => null,
    fetch(request) {
      const call = new Request(request)
      call.headers.set('X-Mock-Sandbox', story)
      return fetch(call)
    },
  })

const meta = {
  title: 'Sailings',
  loaders: [
    async ({ id }) => {
      await mockOf(id).reset()
      await mockOf(id).clock.freeze('2026-11-20T06:30:00Z')
    },
  ],
  render: (_args, { id }) => (
    <QueryClientProvider client={new QueryClient()}>
      <Sailings travel={travelOf(id)} date={DATE} />
    </QueryClientProvider>
  ),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const OnSale: Story = {
  async play({ canvasElement }) {
    const [first] = await within(canvasElement).findAllByRole('listitem', {}, PATIENCE)
    await expect(first?.textContent).toMatch(/^\d\d:\d\d \d+/)
  },
}

export const FirstFerryFull: Story = {
  loaders: [
    async ({ id }) => {
      const mock = mockOf(id)
      const { sailings } = await mock.sailings.list({ from: 'HFC', to: 'BTC', date: DATE })
      await mock.sailings.leaveSeats(sailings[0]?.id ?? '', 0)
    },
  ],
  async play({ canvasElement }) {
    const [first] = await within(canvasElement).findAllByRole('listitem', {}, PATIENCE)
    await expect(first?.textContent).toMatch(/sold out$/)
  },
}
