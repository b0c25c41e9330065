import { createSandbox } from '@selat/mock-api'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { keepTestDay, leg, offerAt, openResults } from '../../../test/open-results.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

keepTestDay()

// Nothing sails back from Desaru on Mondays.
const noReturn = 'trip=round_trip&from=TMF&to=DSR&depart=2026-12-13&return=2026-12-14&adults=1'
const pick = 'pick=sai_TMF-DSR-JSX-20261213-0830~ECO'

it('FER-3 when nothing sails back, the page says so and can continue one way with the chosen sailing', async () => {
  const { user, router } = await openResults(noReturn)
  expect(
    screen.getByText('No result for the return time, modify the search or proceed one way'),
  ).toBeVisible()
  await user.click(await offerAt(/^Outbound/, '08:30'))

  await user.click(screen.getByRole('button', { name: 'Proceed one way' }))

  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible()
  expect(screen.queryByRole('region', { name: /^Return/ })).toBeNull()
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    trip: 'one_way',
    from: 'TMF',
    to: 'DSR',
    depart: '2026-12-13',
    adults: '1',
    pick: 'sai_TMF-DSR-JSX-20261213-0830~ECO',
  })
})

it('FER-3 the search can be changed to another return date, and the outbound sailing stays', async () => {
  const { user, router } = await openResults(`${noReturn}&${pick}`)

  await user.click(screen.getByRole('button', { name: 'Modify the search' }))
  const form = await screen.findByRole('region', { name: 'Modify search' })
  expect(form).toHaveFocus()
  await user.click(within(form).getByRole('button', { name: /^Return date/ }))
  const calendar = await screen.findByRole('dialog', { name: 'Choose a date' })
  const day = (name: RegExp) => within(calendar).findByRole('button', { name })
  await user.click(await day(/15 December.*no sailing/))
  expect(await within(calendar).findByText('no sailing')).toBeVisible()
  await user.click(await day(/17 December/))
  await user.click(within(form).getByRole('button', { name: 'Search sailings' }))

  await waitFor(() => expect(router.state.location.search).toContain('return=2026-12-17'))
  expect(new URLSearchParams(router.state.location.search).getAll('pick')).toEqual([
    'sai_TMF-DSR-JSX-20261213-0830~ECO',
  ])
  expect((await leg(/^Return/)).choices().length).toBeGreaterThan(0)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('FER-3 when every return leaves too early for the outbound, the page offers the same two ways', async () => {
  await openResults(
    'trip=round_trip&from=HFC&to=BTC&depart=2026-12-12&return=2026-12-12' +
      '&pick=sai_HFC-BTC-SRL-20261212-2130~ECO',
  )

  expect(await screen.findByRole('heading', { level: 3, name: 'No return sailing' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Modify the search' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Proceed one way' })).toBeVisible()
  expect(screen.queryByText(/^Leaves before you arrive/)).toBeNull()
})

it('FER-1 on a multi-city trip, when nothing leaves after the arrival, the page says so above the earlier sailings', async () => {
  await openResults(
    'trip=multi_city&sector=HFC.BTC.2026-12-12&sector=BTC.HFC.2026-12-12' +
      '&pick=sai_HFC-BTC-SRL-20261212-2130~ECO',
  )

  expect(
    await screen.findByRole('heading', {
      level: 3,
      name: 'No sailing leaves after you arrive at 21:30',
    }),
  ).toBeVisible()
  expect(screen.queryByText('No sailings on this date')).toBeNull()
  expect(screen.getAllByText('Leaves before you arrive at 21:30').length).toBeGreaterThan(0)
})

it('FER-4 a day without a sailing says so, and offers days that have one', async () => {
  const { user, router } = await openResults('trip=one_way&from=TMF&to=DSR&depart=2026-12-14')

  expect(
    screen.getByText('Product unavailable for the selected date, try another date'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Tue 15 Dec, no sailing' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: /^Thu 17 Dec Rp/ }))

  await waitFor(() => expect(router.state.location.search).toContain('depart=2026-12-17'))
  await waitFor(async () => expect((await leg(/^Outbound/)).choices().length).toBeGreaterThan(0))
})

it('FER-4 once booking for the day has closed, the page says by when one had to book', async () => {
  const late = '2026-11-20T14:45:00Z'
  vi.setSystemTime(new Date(late))
  const sandbox = await createSandbox({ clock: late })

  await openResults('trip=one_way&from=HFC&to=BTC&depart=2026-11-20', { sandbox })

  expect(
    screen.getByText(
      'Product currently not available, please book before Friday, 20 November 2026',
    ),
  ).toBeVisible()
})

it.each([
  ['trip=one_way&from=HFC&to=BTC&depart=2026-11-19', 'This date has passed'],
  ['trip=one_way&from=HFC&to=BTC&depart=2027-11-19', 'Sailings are on sale until 19 May 2027'],
  ['trip=one_way&from=HFC&to=BTC', 'Choose a date'],
  ['trip=one_way&from=HFC&depart=2026-12-12', 'Choose a terminal'],
  ['trip=one_way&from=HFC&to=TPI&depart=2026-12-12', 'No ferry runs between these two terminals'],
  [
    'trip=one_way&from=HFC&to=BTC&depart=2026-12-12&adults=40',
    'At most 10 passengers in one booking',
  ],
  [
    'trip=one_way&from=HFC&to=BTC&depart=2026-12-12&infants=2',
    'Each infant travels with an adult of its own',
  ],
  [
    'trip=one_way&from=HFC&to=BTC&depart=2026-12-12&adults=two',
    'The number of people in this link cannot be read',
  ],
  ['trip=multi_city&sector=HFC.BTC.2026-12-12', 'Choose at least 2 sectors'],
  [
    `trip=multi_city${'&sector=HFC.BTC.2026-12-12&sector=BTC.HFC.2026-12-14'.repeat(4)}`,
    'At most 6 sectors in one booking',
  ],
])('FER-4 the link %s opens the search form, which says: %s', async (search, message) => {
  await renderApp(`/ferry-result?${search}`, { sandbox: await createTestSandbox() })

  expect((await screen.findAllByText(message))[0]).toBeVisible()
  expect(screen.getByRole('form', { name: 'Search ferries' })).toBeVisible()
})
