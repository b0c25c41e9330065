import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'

import { keepTestDay } from '../../../test/open-results.ts'
import { problemResponse, refuseCall } from '../../../test/refuse-call.ts'
import { renderApp, server } from '../../../test/render-app.tsx'

keepTestDay()

const complete = new URLSearchParams({
  date: '2026-12-12',
  time: '10:30',
  pickUp: 'Batam Centre',
  dropOff: 'Hotel in Nagoya',
  connection: 'SRL 10:20',
})

async function openRide(id: string, search: URLSearchParams | string = '') {
  const app = await renderApp(`/transport/${id}?${search}`)
  const form = await screen.findByRole('form', { name: /^Book / })
  const address = () => app.router.state.location
  return { ...app, form, inForm: within(form), address }
}

it('PRD-4 services are listed, and can be filtered by kind', async () => {
  const { user } = await renderApp('/transport')
  expect(await screen.findByText('10 results')).toBeVisible()

  const [box] = await screen.findAllByRole('checkbox', { name: /Shared transfer/ })
  if (box) await user.click(box)

  expect(await screen.findByText('3 results')).toBeVisible()
  expect(screen.getByRole('link', { name: /Batam shared shuttle/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/transport/trn_BTM-SH1'),
  )
})

it.each<[string, string[], string[]]>([
  [
    'trn_BTM-PT1',
    ['Pick-up address', 'Drop-off address', 'Flight or ferry number'],
    ['Further hours'],
  ],
  ['trn_SIN-PT1', ['Flight or ferry number'], ['Pick-up address', 'Drop-off address']],
  ['trn_BTM-HD1', ['Pick-up address'], ['Drop-off address', 'Flight or ferry number']],
  ['trn_JHB-PP1', ['Drop-off address'], ['Pick-up address', 'Flight or ferry number']],
])('PRD-4 the form of %s asks for %j and not for %j', async (id, asked, unasked) => {
  const { inForm } = await openRide(id)

  for (const name of asked) expect(inForm.getByRole('textbox', { name })).toBeVisible()
  for (const name of unasked) expect(inForm.queryByText(name)).toBeNull()
})

it('PRD-4 a service by the hour asks for hours, and prices them at once', async () => {
  const { user, inForm } = await openRide('trn_BTM-HD1', 'rate=AVZ-10H')
  expect(inForm.getByText('Rp 650,000', { selector: 'tfoot *' })).toBeVisible()

  await user.click(inForm.getByRole('button', { name: 'One more: Further hours' }))

  expect(inForm.getByText('Rp 715,000', { selector: 'tfoot *' })).toBeVisible()
})

it('PRD-4 a vehicle can be chosen in the comparison of vehicles', async () => {
  const { user, inForm } = await openRide('trn_BTM-PT1')

  await user.click(
    screen.getByRole('button', {
      name: 'Choose Toyota HiAce Commuter or similar, Batam Centre – Nagoya',
    }),
  )

  expect(inForm.getByRole('combobox', { name: 'Vehicle' })).toHaveValue('HIA-NAGOYA')
  expect(inForm.getByText(/Up to 13 people · 10 bags/)).toBeVisible()
})

it('PRD-4 a complete ride is priced by the server with its night supplement, and is added to the cart', async () => {
  const night = new URLSearchParams({ ...Object.fromEntries(complete), time: '23:15' })
  const { user, inForm, address } = await openRide('trn_BTM-PT1', night)
  expect(await inForm.findByText('Night pick-up, 22:00 to 06:00')).toBeVisible()
  expect(await inForm.findByRole('table', { name: 'Total' })).toBeVisible()

  await user.click(inForm.getByRole('button', { name: 'Add to cart' }))

  expect(await screen.findByRole('heading', { level: 1, name: /cart/i })).toBeVisible()
  expect(address().pathname).toBe('/cart')
  expect(screen.getByText(/Batam terminal to hotel, private/)).toBeVisible()
})

it('PRD-4 a ferry is named by operator and departure time, and appears in the cart in full', async () => {
  const { connection: _shorter, ...others } = Object.fromEntries(complete)
  const { user, inForm } = await openRide('trn_BTM-PT1', new URLSearchParams(others))

  await user.type(
    inForm.getByRole('textbox', { name: 'Flight or ferry number' }),
    'Pulau Nusa Fast Ferry 08:20',
  )
  await user.tab()
  expect(await inForm.findByRole('table', { name: 'Total' })).toBeVisible()
  await user.click(inForm.getByRole('button', { name: 'Add to cart' }))

  expect(await screen.findByText(/meets Pulau Nusa Fast Ferry 08:20$/)).toBeVisible()
})

it('RUL-1 adding an empty form lists what is missing, and focuses the first field', async () => {
  const { user, inForm } = await openRide('trn_BTM-PT1')
  expect(inForm.queryByText('Choose the day of the pick-up')).toBeNull()

  await user.click(inForm.getByRole('button', { name: 'Add to cart' }))

  expect(inForm.getByText('Choose the day of the pick-up')).toBeVisible()
  expect(inForm.getByText('Choose the time of the pick-up')).toBeVisible()
  expect(inForm.getByText('Enter the flight or ferry that brings you')).toBeVisible()
  expect(inForm.getByRole('button', { name: /Pick-up date/ })).toHaveFocus()
})

it.each<[string, string, Record<string, string>, RegExp]>([
  ['a past day', 'trn_BTM-PT1', { date: '2026-11-19' }, /^Too late: .* 19 Nov 2026/],
  [
    'a pick-up within the notice',
    'trn_BTM-PT1',
    { date: '2026-11-20', time: '15:00' },
    /^Too late/,
  ],
  ['a day without service', 'trn_DSR-SH1', { date: '2026-12-09' }, /no service on this day/],
  [
    'an hour without service',
    'trn_BTM-SH1',
    { time: '21:00' },
    /^Pick-ups are from 08:00 until 20:00/,
  ],
  ['too many people', 'trn_BTM-PT1', { adults: '5' }, /At most 4 people fit/],
  ['too many bags', 'trn_BTM-PT1', { bags: '9' }, /At most 3 here/],
  ['children alone', 'trn_BTM-PT1', { adults: '0', children: '2' }, /At least one adult/],
  ['more infants than laps', 'trn_BTM-SH1', { adults: '1', infants: '2' }, /each adult’s lap/],
])('PRD-4 %s in %s is reported at once', async (_what, id, changes, text) => {
  const search = new URLSearchParams({ ...Object.fromEntries(complete), ...changes })
  const { inForm } = await openRide(id, search)

  expect(inForm.getByText(text)).toBeVisible()
})

it('PRD-7 the number of people stops at what the vehicle takes', async () => {
  const { user, inForm } = await openRide('trn_BTM-PT1', 'adults=3')
  const more = inForm.getByRole('button', { name: 'One more: Adults' })

  await user.click(more)
  await user.click(more)

  expect(inForm.getByText('At most 4 people fit, choose a larger vehicle')).toBeVisible()
  expect(within(inForm.getByRole('group', { name: 'Adults' })).getByText('4')).toBeVisible()
})

it('PRD-4 choices go into the address, and typed text does when its field is left', async () => {
  const { user, inForm, address } = await openRide('trn_BTM-PT1')

  await user.selectOptions(inForm.getByRole('combobox', { name: 'Vehicle' }), 'INV-NAGOYA')
  await user.type(inForm.getByRole('textbox', { name: 'Drop-off address' }), 'Hotel in Nagoya')
  await user.tab()

  expect(Object.fromEntries(new URLSearchParams(address().search))).toEqual({
    rate: 'INV-NAGOYA',
    dropOff: 'Hotel in Nagoya',
  })
})

it('PRD-4 RUL-1 an address that is pasted too long stays whole after its field is left, and says how long it may be', async () => {
  const { user, inForm, address } = await openRide('trn_BTM-PT1')
  const dropOff = inForm.getByRole('textbox', { name: 'Drop-off address' })

  await user.click(dropOff)
  await user.paste('d'.repeat(201))
  await user.tab()
  await user.selectOptions(inForm.getByRole('combobox', { name: 'Vehicle' }), 'INV-NAGOYA')

  expect(dropOff).toHaveValue('d'.repeat(201))
  expect(dropOff).toHaveAccessibleErrorMessage(/200 characters/)
  expect(address().search).toBe('?rate=INV-NAGOYA')
})

it('ERR-4 a ride that is sold out says so, and typed text stays', async () => {
  refuseCall('post', '*/travel/v1/quote', 409, 'sold_out', { date: '2026-12-12' })
  const { inForm } = await openRide('trn_BTM-PT1', complete)

  expect(await inForm.findByText('Not enough left, choose another date or fewer')).toBeVisible()
  expect(inForm.getByRole('textbox', { name: 'Drop-off address' })).toHaveValue('Hotel in Nagoya')
})

it('ERR-1 a field that only the server refuses is marked', async () => {
  const errors = [{ pointer: '/Items/0/Transport/Bags', code: 'above_maximum', params: { max: 2 } }]
  server.use(
    http.post('*/travel/v1/quote', () => problemResponse(400, 'validation_failed', { errors })),
  )
  const { inForm } = await openRide('trn_BTM-PT1', complete)

  expect(await inForm.findByText('At most 2 here')).toBeVisible()
})

it('NAV-3 an unknown service is not on sale, which leads to the list of its kind', async () => {
  await renderApp('/transport/trn_ABC-XX1')

  expect(
    await screen.findByRole('heading', { level: 1, name: 'This offer is not on sale' }),
  ).toBeVisible()
  expect(screen.getByText('Error 404')).toBeVisible()
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('link', { name: 'Transport' })).toHaveAttribute('href', '/transport')
})
