import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { keepTestDay } from '../../../test/open-results.ts'
import { renderApp, server } from '../../../test/render-app.tsx'

keepTestDay()

const STAY = 'checkIn=2026-12-10&checkOut=2026-12-13&rooms=2'

async function openHotels(search = STAY) {
  const app = await renderApp(`/hotels?${search}`)
  await screen.findByText(/results?$/)
  return app
}

async function card(name: string) {
  const row = (await screen.findByRole('link', { name })).closest('article')
  if (!row) throw new Error(`${name} has no card.`)
  return within(row)
}

it('PRD-3 without dates the list shows hotels for one night in a week’s time', async () => {
  await openHotels('')

  expect(screen.getByText('12 results')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Check in Fri, 27 Nov' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Check out Sat, 28 Nov' })).toBeVisible()
  expect((await card('Barelang Garden Inn')).getByText('1 night, 1 room')).toBeVisible()
})

it('PRD-3 the filter by stars is named in words, also on the button that removes it', async () => {
  const { user } = await openHotels()

  await user.click(screen.getByRole('checkbox', { name: /^4 stars \d/ }))

  expect(await screen.findByRole('button', { name: /4 stars$/ })).toBeVisible()
})

it('PRD-3 each hotel shows the price of the stay and of a night', async () => {
  await openHotels()

  const inn = await card('Barelang Garden Inn')

  expect(inn.getByText('3 nights, 1 room')).toBeVisible()
  expect(inn.getByText(/925,000/)).toBeVisible()
  expect(inn.getByText(/308,300 a night/)).toBeVisible()
  expect(inn.getByRole('link', { name: 'Barelang Garden Inn' })).toHaveAttribute(
    'href',
    `/hotels/htl_BTM-04?${STAY}`,
  )
})

it('PRD-3 the list is filtered by place and free cancellation, and the filters are in the address', async () => {
  const { user, router } = await openHotels()

  await user.click(screen.getByRole('checkbox', { name: /^Bintan/ }))
  await user.click(await screen.findByRole('checkbox', { name: /^Free cancellation/ }))

  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('facet')).toBe(
      'city:bintan,cancellation:free',
    ),
  )
  expect(await screen.findByText('2 results')).toBeVisible()
})

it('PRD-3 NAV-12 the focus stays in the filters when all are cleared, and beside a chosen one when it is removed', async () => {
  const { user } = await openHotels()
  const removal = (name: RegExp) => screen.findByRole('button', { name })
  const [first] = within(screen.getByRole('complementary', { name: 'Filters' })).getAllByRole(
    'checkbox',
  )
  await user.click(screen.getByRole('checkbox', { name: /^Bintan/ }))
  await user.click(await screen.findByRole('checkbox', { name: /^Free cancellation/ }))
  await screen.findByText('2 results')

  await user.click(await removal(/^Remove.*Bintan$/))
  expect(await removal(/^Remove.*Free cancellation$/)).toHaveFocus()
  await user.click(await removal(/^Remove.*Free cancellation$/))
  expect(await screen.findByText('12 results')).toHaveFocus()

  await user.click(screen.getByRole('checkbox', { name: /^Bintan/ }))
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('12 results')).toBeVisible()
  expect(first).toHaveFocus()
})

it('PRD-3 a number of nights can be chosen in place of the check-out day', async () => {
  const { user, router } = await openHotels()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Nights' }), '7')

  expect(screen.getByRole('button', { name: 'Check out Thu, 17 Dec' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location.search).toContain('checkOut=2026-12-17'))
})

it('PRD-3 RUL-1 the form asks for the age of each child, and searches with it', async () => {
  const { user, router } = await openHotels()
  await user.click(screen.getByRole('button', { name: /^Rooms and guests/ }))
  await user.click(screen.getByRole('button', { name: 'Add a room' }))
  const second = within(screen.getByRole('group', { name: 'Room 2' }))
  await user.click(second.getByRole('button', { name: 'One more: Children' }))
  await user.click(second.getByRole('button', { name: 'One more: Children' }))
  await user.selectOptions(second.getByRole('combobox', { name: 'Age of child 2' }), '9')

  await user.click(screen.getByRole('button', { name: 'Search' }))

  const missing = second.getByRole('combobox', { name: 'Age of child 1' })
  expect(missing).toHaveFocus()
  expect(missing).toHaveAccessibleDescription('Choose the age')
  expect(router.state.location.search).toContain('rooms=2')

  await user.selectOptions(missing, '5')
  await user.click(screen.getByRole('button', { name: 'Search' }))

  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('rooms')).toBe('2,2-5-9'),
  )
  expect(
    await screen.findByRole('button', {
      name: 'Rooms and guests 2 rooms · 4 adults and 2 children',
    }),
  ).toBeVisible()
})

it('PRD-3 RUL-1 a room can be removed, and no more than eight can be added', async () => {
  const { user } = await openHotels(STAY.replace(/rooms=.*/, 'rooms=1,1,1,1,1,1,1,2'))
  await user.click(screen.getByRole('button', { name: /^Rooms and guests/ }))
  expect(screen.getByRole('button', { name: 'Add a room' })).toBeDisabled()

  await user.click(screen.getByRole('button', { name: 'Remove room 1' }))

  expect(screen.getByRole('button', { name: /^Rooms and guests/ })).toHaveFocus()
  expect(screen.getAllByRole('group', { name: /^Room \d$/ })).toHaveLength(7)
  expect(screen.getByRole('button', { name: 'Add a room' })).toBeEnabled()
})

it('PRD-3 the dates of an old link are reported as past, and others are shown', async () => {
  await openHotels('checkIn=2026-11-10&checkOut=2026-11-12&rooms=2')

  expect(screen.getByText('These dates cannot be booked any more')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Check in Fri, 27 Nov' })).toBeVisible()
})

it('PRD-3 a hotel with too few rooms for the parties is marked', async () => {
  await openHotels('checkIn=2026-12-12&checkOut=2026-12-13&rooms=6,6,6,6')

  // The hotel has three villas, so the night is not sold out.
  const villas = await card('Telani Bay Villas')
  expect(villas.getByText('Not enough left, choose another date or fewer')).toBeVisible()
})

it('PRD-3 when no room takes so many guests, the page says so', async () => {
  await renderApp('/hotels?checkIn=2026-12-10&checkOut=2026-12-13&rooms=9')

  expect(
    await screen.findByRole('heading', { name: 'No hotel has one room for so many' }),
  ).toBeVisible()
})

it('APP-6 a tenant that sells no hotels has no such page', async () => {
  await renderApp('/hotels', { host: 'riauline.localhost' })

  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

it('PRD-3 a hotel opens with the terms that its list was filtered by, at the same price', async () => {
  const { user } = await openHotels(`${STAY}&facet=board:breakfast,cancellation:free&q=meridian`)
  const price = (await card('Harbour Meridian Suites')).getByText(/^Rp/, { selector: '.text-2xl' })

  await user.click(screen.getByRole('link', { name: 'Harbour Meridian Suites' }))

  const chosen = await screen.findByRole('radio', { checked: true })
  expect(chosen).toHaveAccessibleName(
    new RegExp(`^Breakfast included Free cancellation ${price.textContent} `),
  )
})

it('ERR-4 a list that failed to load can be requested again', async () => {
  server.use(http.get('*/travel/v1/hotel', () => HttpResponse.error()))
  const { user } = await renderApp(`/hotels?${STAY}`)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.resetHandlers()

  await user.click(retry)

  expect(await screen.findByText('12 results')).toBeVisible()
})

it('PRD-3 RUL-1 a stay that is too long is refused at the check-out day', async () => {
  const { user, router } = await openHotels()
  const before = router.state.location.search
  await user.click(screen.getByRole('button', { name: 'Check out Sun, 13 Dec' }))
  const calendar = within(await screen.findByRole('dialog', { name: 'Choose your nights' }))
  await calendar.findByRole('grid', { name: /December/ })
  await user.click(await calendar.findByRole('button', { name: /20 January 2027/ }))

  await user.click(screen.getByRole('button', { name: 'Search' }))

  const checkOut = screen.getByRole('button', { name: /^Check out/ })
  expect(checkOut).toHaveFocus()
  expect(checkOut).toHaveAccessibleDescription('30 nights at most')
  expect(router.state.location.search).toBe(before)
})

it('PRD-3 RUL-1 words that are too long stay whole, say how long they may be, and are not searched for', async () => {
  const { user, router } = await openHotels()
  const field = screen.getByRole('searchbox', { name: 'Hotel or place' })

  await user.click(field)
  await user.paste('w'.repeat(61))
  await user.keyboard('{Enter}')

  expect(field).toHaveValue('w'.repeat(61))
  expect(field).toHaveAccessibleErrorMessage('Keep it within 60 characters')
  expect(router.state.location.search).toBe(`?${STAY}`)
})
