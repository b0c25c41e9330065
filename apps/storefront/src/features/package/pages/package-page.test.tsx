import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { openDetail, panel, stepper } from '../../../test/open-detail.ts'
import { keepTestDay, recordCartInputs } from '../../../test/open-results.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { renderApp, testNow } from '../../../test/render-app.tsx'

keepTestDay()

it('PRD-1 the page shows the days, what the price includes and excludes, and where and when to meet', async () => {
  await openDetail('/packages/pkg_SIN-DAY')

  const departure = within(screen.getByRole('region', { name: 'Departure' }))
  expect(screen.getByRole('region', { name: 'Departure' })).toHaveTextContent(/Meet at.*06:15 WIB/)
  expect(departure.getByText('Every day')).toBeVisible()
  expect(departure.getByText('06:15–21:30 WIB')).toBeVisible()
  // Today's departure was at 06:15, and the package needs two days of notice.
  expect(departure.getByText('First departure you can book: Sun, 22 Nov')).toBeVisible()
  expect(screen.getByRole('region', { name: 'In the price' })).toHaveTextContent('Guide and coach')
  expect(screen.getByRole('region', { name: 'Not in the price' })).toHaveTextContent(
    'Attraction tickets',
  )
  expect(screen.getByRole('region', { name: 'Day by day' })).toHaveTextContent(/Day 1.*Chinatown/)
  expect(screen.getByRole('region', { name: 'Where you meet' })).toHaveTextContent(
    'Batam Centre International Ferry Terminal',
  )
})

it.each([
  ['', '/packages'],
  ['?date=2026-12-12', '/packages?date=2026-12-12'],
])('PRD-1 the link to the list from an address with "%s" is %s', async (search, list) => {
  await openDetail(`/packages/pkg_BTM-2D1N${search}`)

  const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(trail.getByRole('link', { name: 'Packages' })).toHaveAttribute('href', list)
})

it('FER-4 the page says on which days the package departs, and the first day that can be booked', async () => {
  await openDetail('/packages/pkg_DSR-GOLF')
  const golf = within(screen.getByRole('region', { name: 'Departure' }))
  expect(golf.getByText('Thursday and Friday')).toBeVisible()
  expect(golf.getByText('First departure you can book: Fri, 27 Nov')).toBeVisible()
})

it('FER-4 a package that is closed for its monsoon names its first day in spring', async () => {
  await openDetail('/packages/pkg_TIO-3D2N')

  const departure = within(screen.getByRole('region', { name: 'Departure' }))
  expect(departure.getByText('First departure you can book: Mon, 1 Mar')).toBeVisible()
})

it('PRD-1 FER-4 before a type is chosen, a day that only another type has can be chosen, at its price', async () => {
  const { user } = await openDetail('/packages/pkg_BTM-2D1N?date=2027-01-14')
  expect(panel().getByRole('radio', { name: /^Standard/ })).toBeChecked()

  await user.click(panel().getByRole('button', { name: /^First day/ }))
  const calendar = within(await screen.findByRole('dialog'))
  const day = (name: RegExp) => calendar.getByRole('button', { name })
  await waitFor(() => expect(day(/14 January 2027/)).toHaveTextContent('1.69M'))
  expect(day(/16 January 2027/)).toHaveTextContent('2.09M')
  await user.click(day(/16 January 2027/))

  await waitFor(() => expect(panel().getByRole('radio', { name: /^Deluxe/ })).toBeChecked())
})

it('PRD-1 three adults see their single supplement, and adding a child removes it', async () => {
  const { user, router } = await openDetail('/packages/pkg_BTM-2D1N?date=2026-12-12&adults=3')
  expect(await panel().findByRole('table', { name: 'Total' })).toHaveTextContent(
    /3 × Rp 1,691,100.*Single supplement.*Rp 594,600/,
  )

  await user.click(stepper('Children').getByRole('button', { name: /^One more/ }))

  await waitFor(() =>
    expect(panel().getByRole('table', { name: 'Total' })).not.toHaveTextContent(
      'Single supplement',
    ),
  )
  expect(router.state.location.search).toBe('?date=2026-12-12&adults=3&children=1')
})

it('PRD-7 a type has limits of its own, which are shown when they are not met or reached', async () => {
  const { user } = await openDetail('/packages/pkg_BTM-DAY?type=PVT&adults=3')
  expect(panel().getByText('At least 4 people, infants not counted')).toBeVisible()

  for (let presses = 0; presses < 6; presses += 1)
    await user.click(stepper('Adults').getByRole('button', { name: /^One more/ }))

  expect(stepper('Adults').getByText('8')).toBeVisible()
  expect(stepper('Adults').getByText('At most 8 people in one booking')).toBeVisible()
})

it('PRD-7 an infant does not count towards the minimum', async () => {
  await openDetail('/packages/pkg_BTM-2D1N?date=2026-12-12&adults=1&infants=1')

  expect(panel().getByText('At least 2 people, infants not counted')).toBeVisible()
})

it('CHK-12 charges outside the price are listed with their amounts', async () => {
  await openDetail('/packages/pkg_JHB-FAM')

  expect(screen.getByRole('region', { name: 'Not in the price' })).toHaveTextContent(
    /Batam passenger pass, Rp 100,000 per person.*Stulang Laut port charge, RM 21.00 per person/,
  )
})

it('CHK-11 a trip says what cancelling now would refund', async () => {
  await openDetail('/packages/pkg_DSR-GOLF?date=2026-11-27&adults=2')

  expect(
    await panel().findByText('Cancelling now gives back 50%, until Fri, 27 Nov 07:30.'),
  ).toBeVisible()
})

it('CHK-11 on an open page, the refund for cancelling changes when its time has passed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse(testNow) })
  await openDetail('/packages/pkg_DSR-GOLF?date=2026-11-27&adults=2')
  await panel().findByText('Cancelling now gives back 50%, until Fri, 27 Nov 07:30.')

  act(() => {
    vi.setSystemTime('2026-11-26T23:29:30Z')
    vi.advanceTimersByTime(60_000)
  })

  expect(panel().getByText('Cancelling now gives back nothing.')).toBeVisible()
})

it('PRD-1 a type for adults has no count of children', async () => {
  await openDetail('/packages/pkg_DSR-GOLF?type=GF&date=2026-12-11&adults=2&children=1')

  expect(panel().queryByRole('group', { name: 'Children' })).toBeNull()
  expect(stepper('Adults').getByText('2')).toBeVisible()
})

it.each([
  ['children do not travel alone', 'children=2', 'At least one adult must travel'],
  [
    'an infant has an adult of its own',
    'adults=1&infants=2',
    'Each infant travels with an adult of its own',
  ],
])('PRD-1 %s', async (_rule, people, told) => {
  await openDetail(`/packages/pkg_BTM-2D1N?date=2026-12-12&${people}`)

  expect(panel().getByText(told)).toBeVisible()
})

it('RUL-1 adding without a first day marks it, focuses it and sends nothing', async () => {
  const sent = recordCartInputs()
  const { user } = await openDetail('/packages/pkg_BTM-2D1N')

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))

  expect(await panel().findByText('Choose the first day')).toBeVisible()
  expect(panel().getByRole('button', { name: /^First day/ })).toHaveFocus()
  expect(sent).toEqual([])
})

it('PRD-1 a day without a departure says so at the date, and no price is loaded', async () => {
  await openDetail('/packages/pkg_DSR-GOLF?date=2026-12-12')

  expect(
    await panel().findByText('This package does not leave on Sat, 12 Dec. Choose another day.'),
  ).toBeVisible()
  expect(panel().queryByRole('table', { name: 'Total' })).toBeNull()
})

it('PRD-1 ERR-3 a type that is sold out on a day is not reported as having no departure', async () => {
  const { user } = await openDetail('/packages/pkg_BTM-2D1N?date=2027-01-16&type=STD')

  const soldOut = 'Sold out on Sat, 16 Jan. Choose another day, or a type that still has places.'
  expect(await panel().findByText(soldOut)).toBeVisible()
  await user.click(panel().getByRole('radio', { name: /^Deluxe/ }))
  await waitFor(() => expect(panel().queryByText(soldOut)).toBeNull())
  expect(await panel().findByRole('table', { name: 'Total' })).toBeVisible()
})

it('PRD-1 CRT-1 the package is added to the cart', async () => {
  const sent = recordCartInputs()
  const { user, router } = await openDetail(
    '/packages/pkg_BTM-2D1N?type=DLX&date=2026-12-12&adults=2&children=1&infants=1',
  )
  await panel().findByRole('table', { name: 'Total' })

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  const party = { QtyAdult: 2, QtyChild: 1, QtyInfant: 1 }
  expect(sent).toEqual([
    {
      ItemContent: 'package',
      Items: [
        { Item: 'pkg_BTM-2D1N', Qty: 4, Package: { Type: 'DLX', Date: '2026-12-12', ...party } },
      ],
    },
  ])
})

it('ERR-3 a package that was sold meanwhile is reported, and nothing is added', async () => {
  const { user, router } = await openDetail('/packages/pkg_BTM-2D1N?date=2026-12-12')
  await panel().findByRole('table', { name: 'Total' })
  refuseCall('post', '*/travel/v1/cart', 409, 'sold_out', { date: '2026-12-12' })

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))

  expect(await panel().findByRole('alert')).toHaveTextContent(
    'Not enough left, choose another date or fewer',
  )
  expect(router.state.location.pathname).toBe('/packages/pkg_BTM-2D1N')
})

it('NAV-3 an unknown package is not on sale, which leads to the list of its kind', async () => {
  await renderApp('/packages/pkg_NOWHERE-99')

  expect(
    await screen.findByRole('heading', { level: 1, name: 'This offer is not on sale' }),
  ).toBeVisible()
  expect(screen.getByText('Error 404')).toBeVisible()
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('link', { name: 'Packages' })).toHaveAttribute('href', '/packages')
})

it('I18-1 the itinerary is in the chosen language', async () => {
  await openDetail('/packages/pkg_BTM-2D1N', { language: 'ZHTD' })

  expect(screen.getByRole('region', { name: '每日行程' })).toHaveTextContent(
    '購物與按摩，16:10 渡輪返回。',
  )
})
