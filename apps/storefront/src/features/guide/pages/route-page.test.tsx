import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { keepTestDay, makeFail } from '../../../test/open-results.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

keepTestDay()

const path = '/ferry/singapore-harbourfront-to-batam-centre'

it('FER-8 a day of a route links to its sailings', async () => {
  const { user, router } = await renderApp(path)
  const fares = within(await screen.findByRole('region', { name: 'Lowest price of each day' }))

  await user.click(fares.getByRole('link', { name: /21 Nov/ }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/ferry-result'))
  expect(router.state.location.search).toBe(
    '?trip=one_way&from=HFC&to=BTC&depart=2026-11-21&adults=1',
  )
})

it('FER-2 departed sailings are counted and collapsed', async () => {
  await renderApp(path)
  const departed = (await screen.findByText(/^\d+ sailings have departed$/)).closest('details')

  expect(departed).not.toHaveAttribute('open')
  const told = screen.getAllByText('Departed')
  expect(departed).toHaveTextContent(`${told.length} sailings have departed`)
  for (const one of told) expect(departed).toContainElement(one)
})

it('FER-2 at a terminal with many sailings the next ten of a day are shown, and later ones are collapsed', async () => {
  await renderApp('/terminal/singapore-harbourfront')
  const [tomorrow] = (await screen.findAllByText(/^\d+ more sailings later that day$/)).slice(-1)
  const board = tomorrow?.closest('details')?.parentElement
  if (!board) throw new Error('There is no board for tomorrow')
  const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').length - 1

  const [open, folded] = within(board).getAllByRole('table', { hidden: true })
  expect(open && rowsOf(open)).toBe(10)
  expect(folded?.closest('details')).not.toHaveAttribute('open')
  const count = Number.parseInt(tomorrow?.textContent ?? '', 10)
  expect(within(folded ?? board).getAllByRole('row', { hidden: true })).toHaveLength(count + 1)
})

it('FER-1 the search form of a terminal departs from it', async () => {
  await renderApp('/terminal/batam-centre')

  const form = within(await screen.findByRole('form', { name: 'Search ferries' }))

  await waitFor(() =>
    expect(form.getByRole('combobox', { name: 'From' })).toHaveValue('Batam Centre, Batam'),
  )
})

it('FER-6 charges at the counter are listed apart from those in the price', async () => {
  await renderApp(path)

  const charges = within(
    await screen.findByRole('region', { name: 'Charges beside the fare' }),
  ).getAllByRole('listitem')

  expect(charges.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
    expect.stringMatching(
      /^Singapore passenger departure feeRp [\d,]+Adults, .*Online, with the ticket$/,
    ),
    expect.stringMatching(/^Fuel surchargeS\$6\.00Adults, .*At the terminal counter$/),
  ])
})

it('FER-2 the only sailing of a day is named once', async () => {
  await renderApp('/ferry/singapore-tanah-merah-to-johor-desaru-coast')

  expect(await screen.findByText(/there is one ferry, at 08:30, SGT/)).toBeVisible()
  expect(screen.getByText('First and last').nextSibling).toHaveTextContent(/^08:30$/)
})

it('NAV-3 an unknown route shows the 404 page', async () => {
  await renderApp('/ferry/batam-centre-to-atlantis')

  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

it('ERR-4 a route that failed to load can be requested again', async () => {
  const sandbox = await createTestSandbox()
  await makeFail(sandbox, '/travel/v1/ferry/route/singapore-harbourfront-to-batam-centre')
  const { user } = await renderApp(path, { sandbox })

  expect(await screen.findByText('This could not be loaded')).toBeVisible()
  await makeFail(sandbox)
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(
    await screen.findByRole('heading', {
      name: 'Ferry from HarbourFront, Singapore to Batam Centre, Batam',
    }),
  ).toBeVisible()
})
