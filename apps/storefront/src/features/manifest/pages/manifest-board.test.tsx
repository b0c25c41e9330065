import type { Schemas } from '@selat/sdk'
import { screen as page, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it } from 'vitest'

import { amendAnswer } from '../../../test/amend-answer.ts'
import { agentsHost, clearDevice, keptOnDevice, openManifest } from '../../../test/authority.ts'
import { printPage } from '../../../test/print-page.ts'
import { createTestSandbox, logIn, renderApp, server } from '../../../test/render-app.tsx'

afterEach(clearDevice)

const sailings = () => page.findAllByRole('link', { name: /: open the manifest$/ })

it('MAN-1 the board shows the sailings that are still ahead, with their load, and earlier ones on request', async () => {
  const { screen, user } = await openManifest()

  const ahead = await sailings()
  const row = ahead[0]?.closest('li')
  expect(ahead.length).toBeGreaterThan(3)
  expect(row).toHaveTextContent(/Booked\d+ of \d+/)
  expect(row).toHaveTextContent(/Checked in0 of \d+/)
  expect(row).toHaveTextContent('Not yet')
  expect(screen.getByLabelText('Terminal')).toHaveValue('BTC')

  expect(screen.getByText('Terminal time: WIB')).toBeVisible()
  expect(screen.getByText('As of 13:30 WIB')).toBeVisible()

  await user.click(screen.getByRole('button', { name: /^Show \d+ earlier sailings$/ }))

  expect((await sailings()).length).toBeGreaterThan(ahead.length)
})

it('MAN-1 a printed board has all sailings of the day', async () => {
  const { desk, screen } = await openManifest()
  await sailings()
  const { Items } = await desk.day()

  const printed = printPage(() => screen.getAllByRole('link', { name: /: open the manifest$/ }))

  expect(printed).toHaveLength(Items.length)
  expect((await sailings()).length).toBeLessThan(Items.length)
})

it('MAN-1 terminal, direction and day are in the address', async () => {
  const { screen, user, router } = await openManifest()
  await sailings()

  await user.selectOptions(screen.getByLabelText('Terminal'), 'HFC')
  await user.click(screen.getByRole('radio', { name: 'Arrivals' }))
  await user.click(screen.getByRole('button', { name: 'Day after' }))

  await waitFor(() =>
    expect(router.state.location.search).toBe('?terminal=HFC&direction=arrival&date=2026-11-21'),
  )
  expect(await screen.findByRole('list')).toHaveTextContent('Batam Centre')
  expect(await screen.findByText('Terminal time: SGT')).toBeVisible()
  expect(screen.getByText('As of 14:30 SGT')).toBeVisible()
})

it('MAN-1 the board has a heading for paper with terminal, direction and day', async () => {
  await openManifest('terminal=HFC&direction=arrival&date=2026-11-21')
  await sailings()

  expect(
    page.getByText('HarbourFront, Singapore (HFC) · Arrivals · Saturday, 21 November 2026'),
  ).toBeInTheDocument()
})

it('MAN-1 invalid values in the address are left out, and another’s terminal becomes the own one', async () => {
  const { screen, router } = await openManifest('terminal=TPI&direction=up&date=2026-02-30')

  await sailings()

  expect(router.state.location.search).toBe('')
  expect(screen.getByLabelText('Terminal')).toHaveValue('BTC')
})

it('MAN-1 a day without sailings says so, and offers the other direction', async () => {
  const sandbox = await createTestSandbox()
  amendAnswer<Schemas['ManifestSailingList']>(sandbox, '*/admin/v1/manifest', (list) => ({
    ...list,
    Items: [],
  }))
  const { screen, user, router } = await openManifest('', { sandbox })

  expect(await screen.findByText('No sailings on this day')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show arrivals' }))

  expect(router.state.location.search).toBe('?direction=arrival')
})

it('MAN-1 an authority without a terminal is told so', async () => {
  const sandbox = await createTestSandbox()
  amendAnswer<Schemas['ManifestSailingList']>(sandbox, '*/admin/v1/manifest', (list) => ({
    ...list,
    Terminals: [],
    Items: [],
  }))
  const { screen } = await openManifest('', { sandbox })

  expect(await screen.findByText('No terminal is assigned to this account')).toBeVisible()
})

it('MAN-1 MAN-2 a board that was open is shown from the device when it cannot be loaded, until another try succeeds', async () => {
  const first = await openManifest()
  await sailings()
  await waitFor(async () => expect(await keptOnDevice()).toContain('Batam Centre'))
  first.unmount()
  server.use(http.get('*/admin/v1/manifest', () => HttpResponse.error()))

  const { screen, user } = await openManifest('', { ...first })

  expect(await screen.findByText('Shown from this device')).toBeVisible()
  expect((await sailings()).length).toBeGreaterThan(3)
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('Shown from this device')).toBeNull())
})

it('ERR-4 a board that failed to load says so and can be requested again', async () => {
  server.use(http.get('*/admin/v1/manifest', () => HttpResponse.error()))
  const { screen, user } = await openManifest()

  expect(await screen.findByText('This could not be loaded')).toBeVisible()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect((await sailings()).length).toBeGreaterThan(3)
})

it('NAV-6 a user who is no authority sees no manifest, and a visitor logs in first', async () => {
  const sandbox = await createTestSandbox()
  const agent = await logIn(sandbox, 'rizal', 'selat-demo-4', agentsHost)
  const asAgent = await renderApp('/manifest', { sandbox, session: agent, host: agentsHost })
  expect(await page.findByText('Manifests are for authorities')).toBeVisible()
  asAgent.unmount()
  localStorage.clear()

  const asVisitor = await renderApp('/manifest', { sandbox })

  await waitFor(() => expect(asVisitor.router.state.location.pathname).toBe('/login'))
  expect(asVisitor.router.state.location.search).toBe('?next=%2Fmanifest')
})

it('NAV-6 the menu of an authority has the log-out and no links into the shop', async () => {
  const { screen, user } = await openManifest()
  await sailings()
  await user.click(screen.getByRole('button', { name: /^Account: Sari/ }))

  const menu = within(await screen.findByRole('banner'))
  expect(await menu.findByRole('button', { name: 'Log out' })).toBeVisible()
  expect(menu.queryByRole('link', { name: 'Your orders' })).toBeNull()
})
