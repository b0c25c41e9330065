import type { Sandbox } from '@selat/mock-api'
import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, vi } from 'vitest'

import { renderApp, type RenderAppOptions, server, testNow } from './render-app.tsx'

/** Sets the browser's day to the mock's for the whole file; timers still run. */
export function keepTestDay(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Opens the results of a search and waits for their first leg. */
export async function openResults(search: string, options?: RenderAppOptions) {
  const app = await renderApp(`/ferry-result?${search}`, options)
  await leg(/^(Outbound|Sector 1)/)
  return app
}

/** Returns one leg of the results, by the beginning of its name. */
export async function leg(name: RegExp) {
  const region = await screen.findByRole('region', { name })
  // A leg has many buttons, and looking for them by text first avoids computing the accessible name of each.
  const choices = () => within(region).queryAllByText(/^Choose \d\d:\d\d:$/)
  return { region, choices, ...within(region) }
}

/** Returns the row of the sailing that leaves at this time. */
export async function sailingAt(legName: RegExp, time: string) {
  const { region } = await leg(legName)
  const sentence = await within(region).findByText(new RegExp(`^${time} `))
  const row = sentence.closest('li')
  if (!row) throw new Error(`The sailing at ${time} has no row.`)
  return row
}

/** Returns the button that chooses a class of a sailing. */
export async function offerAt(legName: RegExp, time: string, className = 'Economy') {
  const row = await sailingAt(legName, time)
  const button = within(row)
    .getAllByText(new RegExp(`Choose ${time}:`))
    .map((text) => text.closest('button'))
    .find((candidate) => candidate?.textContent.includes(className))
  if (!button) throw new Error(`${className} at ${time} cannot be chosen.`)
  return button
}

/** Returns the departure times of a leg in their order on the page. */
export async function departures(legName: RegExp): Promise<string[]> {
  const { region } = await leg(legName)
  return within(region)
    .getAllByText(/^\d\d:\d\d [A-Z+0-9]+ .* to \d\d:\d\d/)
    .map((sentence) => sentence.textContent.slice(0, 5))
}

/** Records what is put into the cart; the mock still answers. */
export function recordCartInputs(): unknown[] {
  const bodies: unknown[] = []
  server.use(
    http.post('*/travel/v1/cart', async ({ request }) => {
      bodies.push(await request.clone().json())
    }),
  )
  return bodies
}

/** Leaves this number of seats in each class of a sailing, as if others had bought the rest. */
export async function leaveSeats(sandbox: Sandbox, sailing: string, seatsLeft: number) {
  await sandbox.console.sailings.leaveSeats(sailing, seatsLeft)
}

/** Makes calls to these paths fail from now on; a call without paths makes all of them work again. */
export async function makeFail(sandbox: Sandbox, ...paths: string[]): Promise<void> {
  await sandbox.console.faults.set(paths.map((path) => ({ path, status: 500 })))
}
