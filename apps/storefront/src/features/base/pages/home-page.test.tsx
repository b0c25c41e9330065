import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createTestSandbox, renderApp, testNow } from '../../../test/render-app.tsx'

vi.setConfig({ testTimeout: 20_000 })
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) })
})
afterEach(() => {
  vi.useRealTimers()
})

it('PRD-6 home has the search of what the tenant sells, with its own crossing filled in', async () => {
  const { user, router } = await renderApp('/')
  const form = within(await screen.findByRole('form', { name: 'Search ferries' }))
  await waitFor(() =>
    expect(form.getByRole('combobox', { name: 'From' })).toHaveValue('HarbourFront, Singapore'),
  )

  await user.click(form.getByRole('button', { name: 'Search sailings' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/ferry-result'))
  expect(router.state.location.search).toContain('from=HFC&to=BTC')
})

it('PRD-6 home shows the next sailings of the day, and leads to all of them', async () => {
  const { user, router } = await renderApp('/')
  const board = within(await screen.findByRole('region', { name: 'Next sailings' }))

  const rows = await board.findAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '15:30',
    '16:50',
    '19:10',
    '20:20',
    '21:30',
  ])
  await user.click(board.getByRole('link', { name: 'All sailings of today' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/ferry-result'))
  expect(router.state.location.search).toBe(
    '?trip=one_way&from=HFC&to=BTC&depart=2026-11-20&adults=1',
  )
  expect(await screen.findByRole('region', { name: /^Outbound/ })).toBeVisible()
})

it('PRD-6 FER-8 home lists crossings beside a map of the strait, and each leads to its sailings', async () => {
  const { user, router } = await renderApp('/')
  const crossings = within(await screen.findByRole('region', { name: 'Where the ferries go' }))
  expect(await crossings.findByRole('img', { name: /The strait and its terminals/ })).toBeVisible()

  await user.click(
    crossings.getByRole('link', { name: /^Telaga Punggur, Batam – Sri Bintan Pura/ }),
  )

  await waitFor(() => expect(router.state.location.search).toContain('from=TGP&to=TPI'))
  expect(router.state.location.pathname).toBe('/ferry-result')
})

it('PRD-6 the operator’s own site leads to its own sailings only', async () => {
  const sandbox = await createTestSandbox()
  await renderApp('/', { sandbox, host: 'riauline.localhost' })
  const board = within(await screen.findByRole('region', { name: 'Next sailings' }))

  const sailings = await board.findAllByRole('row')

  for (const row of sailings.slice(1)) expect(row).toHaveTextContent('Selat Riau Line')
  expect(sailings.length).toBeGreaterThan(1)
})

it('PRD-6 late in the evening the board is tomorrow’s', async () => {
  vi.setSystemTime(new Date('2026-11-20T14:45:00Z'))
  const sandbox = await createTestSandbox()
  sandbox.clock.freeze('2026-11-20T14:45:00Z')
  await renderApp('/', { sandbox })

  const board = within(await screen.findByRole('region', { name: 'Next sailings' }))

  expect(
    await board.findByText('HarbourFront, Singapore to Batam Centre, Batam, tomorrow'),
  ).toBeVisible()
  expect(await board.findByRole('rowheader', { name: '07:30' })).toBeVisible()
})
