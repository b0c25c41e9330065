import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { keepTestDay } from '../../../test/open-results.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { renderApp } from '../../../test/render-app.tsx'

keepTestDay()

async function openCruise(search = '', id = 'crs_01') {
  const app = await renderApp(`/cruises/${id}?${search}`)
  const form = await screen.findByRole('form', { name: /^Book / })
  return { ...app, inForm: within(form), address: () => app.router.state.location }
}

it('PRD-5 the list shows the cruises, and can be narrowed by home port', async () => {
  const { user } = await renderApp('/cruises')
  expect(await screen.findByText('5 results')).toBeVisible()

  const [komodo] = await screen.findAllByRole('checkbox', { name: /Labuan Bajo/ })
  if (komodo) await user.click(komodo)

  expect(await screen.findByText('1 result')).toBeVisible()
  expect(screen.getByRole('link', { name: /Komodo phinisi/ })).toBeVisible()
  expect(screen.getAllByText('December 2026')[0]).toBeVisible()
})

it('PRD-5 the itinerary shows each day with the date of the chosen sailing', async () => {
  await openCruise('date=2027-02-14')

  const days = within(screen.getByRole('region', { name: 'Day by day' })).getAllByRole('listitem')
  expect(days.map((day) => day.textContent)).toEqual([
    'Day 1 · Sun, 14 FebSingaporeleaves 17:00',
    'Day 2 · Mon, 15 FebAt seaAll day on board',
    'Day 3 · Tue, 16 FebPenangarrives 08:00leaves 18:00',
    'Day 4 · Wed, 17 FebPhuketarrives 09:00leaves 19:00',
    'Day 5 · Thu, 18 FebSingaporearrives 12:00',
  ])
})

it('PRD-5 a cabin is chosen in the table of sailings', async () => {
  const { user, inForm, address } = await openCruise()
  const [cell] = screen.getAllByRole('button', { name: /^Choose Oceanview on Sunday, 14 February/ })

  if (cell) await user.click(cell)

  expect(Object.fromEntries(new URLSearchParams(address().search))).toEqual({
    date: '2027-02-14',
    cabin: 'OCV',
  })
  expect(await inForm.findByRole('combobox', { name: 'Sailing' })).toHaveValue('2027-02-14')
  expect(inForm.getByRole('combobox', { name: 'Cabin' })).toHaveValue('OCV')
  expect(cell).toHaveAttribute('aria-pressed', 'true')
})

it('PRD-5 the third guest, port charges and gratuities have price lines of their own', async () => {
  const { inForm } = await openCruise('date=2027-02-14&cabin=BAL&children=1')

  expect(await inForm.findByText('Third and further guests')).toBeVisible()
  expect(inForm.getByText('Port charges')).toBeVisible()
  expect(inForm.getByText('Gratuities, by guest and night')).toBeVisible()
})

it('PRD-5 the page says until when passports must be valid for the sailing, and from what age infants may sail', async () => {
  await openCruise('date=2027-02-14')

  const papers = within(screen.getByRole('region', { name: 'Papers, ages and check-in' }))
  expect(papers.getByText('On this sailing: valid until 18 Aug 2027 at least.')).toBeVisible()
  expect(papers.getByText(/Infants from 6 months/)).toBeVisible()
})

it('RUL-1 adding without a sailing marks the field and focuses it', async () => {
  const { user, inForm } = await openCruise()
  expect(inForm.queryByText('Choose a sailing', { selector: 'p *' })).toBeNull()

  await user.click(inForm.getByRole('button', { name: 'Add to cart' }))

  const sailing = inForm.getByRole('combobox', { name: 'Sailing' })
  expect(sailing).toHaveFocus()
  expect(sailing).toBeInvalid()
  expect(sailing).toHaveAccessibleDescription('Choose a sailing')
})

it.each([
  [
    'a sailing that is gone',
    'date=2027-02-15',
    'This sailing is not on sale any more, choose another',
  ],
  ['five in a cabin for four', 'date=2027-02-14&adults=5', 'This cabin takes 4 guests at most'],
  ['children alone', 'adults=0&children=2', 'At least one adult sleeps in each cabin'],
  ['more infants than adults', 'adults=1&infants=2', 'One infant for each adult: at most 1 here'],
])('PRD-5 %s is reported at once', async (_what, search, text) => {
  const { inForm } = await openCruise(search)

  expect(inForm.getByText(text)).toBeVisible()
})

it('PRD-7 the number of guests stops at what the cabin takes', async () => {
  const { user, inForm } = await openCruise('cabin=INT&adults=4')

  await user.click(inForm.getByRole('button', { name: 'One more: Children' }))

  expect(inForm.getByText('This cabin takes 4 guests at most')).toBeVisible()
  expect(within(inForm.getByRole('group', { name: 'Children' })).getByText('0')).toBeVisible()
})

it('PRD-5 PAX-4 each count of guests shows its ages on the cruise', async () => {
  const { inForm } = await openCruise('cabin=INT')

  const ages = (band: string) => within(inForm.getByRole('group', { name: band }))
  expect(ages('Adults').getByText('18 and over')).toBeVisible()
  expect(ages('Children').getByText('2 to 17 years')).toBeVisible()
  expect(ages('Infants').getByText('Under 2 years · From 6 months')).toBeVisible()
})

it('PRD-5 a cabin is added to the cart', async () => {
  const { user, inForm, address } = await openCruise('date=2027-02-14&cabin=BAL')
  expect(await inForm.findByRole('table', { name: 'Total' })).toBeVisible()

  await user.click(inForm.getByRole('button', { name: 'Add to cart' }))

  expect(await screen.findByText(/Phuket and Penang 4 nights/)).toBeVisible()
  expect(address().pathname).toBe('/cart')
})

it('CRT-2 when a cabin was sold to somebody else, the page says so and keeps the choice', async () => {
  const { user, inForm, address } = await openCruise('date=2027-02-14&cabin=BAL')
  expect(await inForm.findByRole('table', { name: 'Total' })).toBeVisible()
  refuseCall('post', '*/travel/v1/cart', 409, 'sold_out', { date: '2027-02-14' })

  await user.click(inForm.getByRole('button', { name: 'Add to cart' }))

  expect(await inForm.findByText('This cabin could not be put into the cart')).toBeVisible()
  expect(inForm.getByRole('combobox', { name: 'Sailing' })).toHaveAccessibleDescription(
    'No cabin of this kind is left on this sailing',
  )
  expect(inForm.getByRole('combobox', { name: 'Sailing' })).toHaveFocus()
  expect(address().search).toBe('?date=2027-02-14&cabin=BAL')
})

it('NAV-3 an unknown cruise is not on sale, which leads to the list of its kind', async () => {
  await renderApp('/cruises/crs_99')

  expect(
    await screen.findByRole('heading', { level: 1, name: 'This offer is not on sale' }),
  ).toBeVisible()
  expect(screen.getByText('Error 404')).toBeVisible()
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('link', { name: 'Cruises' })).toHaveAttribute('href', '/cruises')
})

it('I18-1 a cruise is described in Singapore’s Chinese', async () => {
  await renderApp('/cruises/crs_01', { language: 'ZHSM' })

  expect(await screen.findByRole('heading', { level: 1, name: /布吉槟城4夜/ })).toBeVisible()
})

it('CHK-11 a cruise says what cancelling now would refund', async () => {
  const { inForm } = await openCruise('date=2026-12-13&adults=2')

  expect(
    await inForm.findByText(
      'Cancelling now gives back 50% of the cabin, until Sun, 22 Nov 17:00; port charges and gratuities in full.',
    ),
  ).toBeVisible()
})
