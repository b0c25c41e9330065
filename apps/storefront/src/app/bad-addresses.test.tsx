import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { keepTestDay } from '../test/open-results.ts'
import { renderApp } from '../test/render-app.tsx'

keepTestDay()

it.each([
  '/history/%00',
  '/history/xyz',
  '/no/such',
  '/packages/pkg_%00',
  '/packages/none-such',
  '/attractions/none-such',
  '/hotels/none-such',
  '/transport/none-such',
  '/cruises/none-such',
  '/quotations/none-such',
  '/hotels/%E0%A4%A',
  '/packages/%',
  '/history/%E0%A4%A',
  '/%E0%A4%A',
])('NAV-3 ERR-2 %s is not a page, and the message links to the home page', async (path) => {
  const { user, screen, router } = await renderApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()

  await user.click(screen.getByRole('link', { name: 'Go to the home page' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

it.each(['/hotels/htl_NOWHERE-01', '/attractions/htl_BTM-01', '/transport/trn_NOWHERE'])(
  'NAV-3 ERR-2 %s is a product that is not on sale, and the message links to the home page, too',
  async (path) => {
    const { user, screen, router } = await renderApp(path)
    const heading = { level: 1, name: 'This offer is not on sale' }
    expect(await screen.findByRole('heading', heading)).toBeVisible()

    await user.click(screen.getByRole('link', { name: 'Go to the home page' }))

    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  },
)

it.each(['/order-detail', '/payment', '/pending-payment', '/success-payment'])(
  'NAV-3 CHK-9 %s shows ‘Order not found’ for an impossible order number',
  async (path) => {
    const { screen } = await renderApp(`${path}?order=xyz%00<script>`)

    expect(await screen.findByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible()
  },
)

it.each([
  ['/hotels?checkIn=2026-02-31&checkOut=never&rooms=99,x&page=-1&sort=__proto__', 'Hotels'],
  ['/hotels/htl_BTM-01?checkIn=2026-02-31&rooms=%00', 'Nagoya Lantern Hotel'],
  [
    '/attractions/att_BTM-02?date=2026-02-31&option=%3Cscript%3E&adult=-4',
    'Barelang Bridge and Galang Island tour',
  ],
  [
    '/packages/pkg_BTM-DAY?date=1999-01-01&type=NONE&adult=9e9',
    'Batam Day Trip with Seafood Lunch',
  ],
  [
    '/transport/trn_BTM-PT1?date=soon&time=99:99&rate=%F0%9F%9A%A2',
    'Batam terminal to hotel, private',
  ],
  ['/cruises/crs_05?date=2026-02-31&cabin=constructor', 'Komodo phinisi 3 nights'],
  ['/attractions?facet=place:nowhere&facet=x&q=%00&date=never&page=1e9', 'Attractions'],
])('FER-2 PRD-6 a tampered link still opens its page: %s', async (path, heading) => {
  const { screen } = await renderApp(path)

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading)
})

it('FER-2 results whose search cannot be read show the search form', async () => {
  const { screen } = await renderApp(
    '/ferry-result?trip=%00&from=__proto__&to=%F0%9F%9A%A2&depart=2026-02-31&adults=-1',
  )

  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('form', { name: 'Search ferries' })).toBeVisible()
})

it.each([
  ['/hotels/htl_BTM-01?checkIn=2026-02-31&checkOut=never', /dates of this link cannot be booked/],
  [
    '/hotels/htl_BTM-01?checkIn=2026-12-14&checkOut=2026-12-12',
    /dates of this link cannot be booked/,
  ],
  ['/hotels/htl_BTM-01?rooms=99,x', /number of people in this link cannot be read/],
  ['/hotels?checkIn=2026-02-31&checkOut=2026-12-14', /Here are hotels for a night/],
  ['/hotels?rooms=0', /number of people in this link cannot be read/],
  ['/attractions/att_BTM-02?date=2026-02-31', /date in this link cannot be read/],
  ['/packages/pkg_BTM-DAY?adults=-4', /number of people in this link cannot be read/],
  ['/transport/trn_BTM-PT1?date=soon', /date in this link cannot be read/],
  ['/cruises/crs_05?date=2026-02-31&adults=two', /date in this link .* number of people/],
  ['/cruises/crs_05?adults=12', /^This cabin takes \d guests at most/],
  ['/packages/pkg_BTM-DAY?adults=40', /^At most \d+ people in one booking/],
  ['/packages/pkg_BTM-DAY?adults=1&infants=2', /^Each infant travels with an adult of its own/],
  ['/attractions/att_BTM-02?adults=90', /^At most \d+ tickets in one booking/],
  ['/transport/trn_BTM-PT1?adults=40', /^At most \d+ people fit/],
  ['/attractions?date=never', /date in this link cannot be read/],
])('PRD-6 FER-2 %s shows which part of the address was not used', async (path, told) => {
  const { screen } = await renderApp(path)

  expect(await screen.findByText(told)).toBeVisible()
})
