import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import {
  arriveAtPayment,
  captureOrders,
  openCheckout,
  openFilled,
  passenger,
  placeButton,
  put,
  putDate,
  readOrder,
} from '../../../test/checkout-driver.ts'
import { testNow } from '../../../test/render-app.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

it('RUL-1 a field is marked once it was edited and left, not before', async () => {
  const app = await openCheckout()
  const email = app.screen.getByLabelText('E-mail')

  await app.user.click(email)
  await app.user.tab()
  expect(email).not.toHaveAttribute('aria-invalid')
  await put(app, email, 'weiling@')
  expect(email).not.toHaveAttribute('aria-invalid')
  await app.user.tab()

  expect(email).toHaveAccessibleDescription('Enter a valid e-mail, like name@example.com')
})

it('CHK-11 the form says what a correction of a name can change later', async () => {
  const app = await openCheckout()

  const intro = app.screen.getByText(/^As printed in the passport\./)
  expect(intro).toHaveTextContent(
    'After booking only a slip of the pen can be corrected, once, where the operator allows it.',
  )
  expect(intro).not.toHaveTextContent(/cannot be changed/)
})

it('RUL-1 a phone number that does not exist in its country is refused', async () => {
  const app = await openFilled()

  await put(app, app.screen.getByLabelText('Phone number'), '812')
  await app.user.click(placeButton(app))

  expect(
    await app.screen.findByRole('group', { name: '1 field needs your attention' }),
  ).toHaveTextContent('Phone number: Enter a valid phone number with its country code')
})

it.each([
  '+60 12-345 6789',
  '0060 12-345 6789',
  '(+60) 12-345-6789',
  '+60 (0)12 345 6789',
  '＋６０１２３４５６７８９',
])('RUL-1 a phone number with its prefix selects the country: %s', async (number) => {
  const app = await openCheckout()
  await app.screen.findByRole('option', { name: 'Germany (+49)' })

  await put(app, app.screen.getByLabelText('Phone number'), number)
  await app.user.tab()

  expect(app.screen.getByLabelText('Country code')).toHaveValue('MY')
  expect(app.screen.getByLabelText('Phone number')).toHaveValue('123456789')
})

it('PAX-3 a passport that expires before the trip is marked beside its field', async () => {
  const app = await openCheckout()

  await putDate(app, passenger(app), 'Date of expiry', '2026-12-05')
  await app.user.tab()

  expect(
    within(passenger(app)).getByRole('group', { name: 'Date of expiry' }),
  ).toHaveAccessibleDescription('The passport expires before 12 Dec 2026, the last day of travel')
})

it('PAX-3 a passport with less than six months left gives a warning and can be booked', async () => {
  const app = await openFilled()

  await putDate(app, passenger(app), 'Date of expiry', '2027-03-01')
  await app.user.tab()

  expect(
    within(passenger(app)).getByText(
      /Less than 6 months left after the trip: the border asks for .* 12 Jun 2027/,
    ),
  ).toBeVisible()
  await app.user.click(placeButton(app))
  await arriveAtPayment(app)
})

it('PAX-3 a date is checked when its last part is left', async () => {
  const app = await openCheckout()
  const birth = within(passenger(app)).getByRole('group', { name: 'Date of birth' })

  await app.user.click(within(birth).getByLabelText('Day'))
  await app.user.paste('4')
  await app.user.tab()
  expect(within(birth).queryByText('This date does not exist')).not.toBeInTheDocument()
  await app.user.tab()
  await app.user.tab()

  expect(within(birth).getByText('This date does not exist')).toBeVisible()
})

it('PAX-2 a one-name passport needs no last name', async () => {
  const app = await openFilled()
  const sent = captureOrders()
  const form = within(passenger(app))

  await app.user.click(form.getByRole('checkbox', { name: 'The passport shows one name only' }))
  expect(form.queryByLabelText('Last name (surname)')).not.toBeInTheDocument()
  await put(app, form.getByLabelText('Name as in the passport'), 'SUHARTO')
  await app.user.click(placeButton(app))

  await arriveAtPayment(app)
  expect(sent[0]?.body.Items[0]?.Passengers[0]).toMatchObject({
    FirstName: 'SUHARTO',
    LastName: '',
  })
})

it('PAX-2 a passport with two names needs a last name', async () => {
  const app = await openCheckout()

  await app.user.click(placeButton(app))

  expect(within(passenger(app)).getByLabelText('Last name (surname)')).toBeInvalid()
})

it('PAX-4 an adult of the operator’s senior age is told so, and pays the senior fare', async () => {
  const app = await openFilled()

  await putDate(app, passenger(app), 'Date of birth', '1950-05-04')
  await app.user.tab()

  expect(within(passenger(app)).getByText(/^Old enough for the senior fare/)).toBeVisible()
  const terms = within(app.screen.getByRole('region', { name: 'Booking policy' }))
  await waitFor(() => expect(terms.getByText(/^Rp.[\d,]+$/)).toHaveTextContent('Rp 528,600'))
  await app.user.click(placeButton(app))
  await arriveAtPayment(app)
  const order = await readOrder(app)
  expect(order.Items[0]?.Passengers[0]?.Bands).toEqual(['senior'])
})

it('PAX-3 a child of thirteen is reported to be too old for the booked band', async () => {
  const app = await openCheckout({ adults: 1, children: 1 })

  await putDate(app, passenger(app, 2), 'Date of birth', '2013-12-01')
  await app.user.tab()

  expect(within(passenger(app, 2)).getByText(/^Aged 13 on 12 Dec 2026/)).toBeVisible()
})

it('PAX-2 children have titles of their own', async () => {
  const app = await openCheckout({ adults: 1, children: 1 })

  const titles = within(within(passenger(app, 2)).getByLabelText('Title')).getAllByRole('option')

  expect(titles.map((option) => option.textContent)).toEqual(['Master (boy)', 'Miss'])
})

it('PAX-2 no passport is asked for on a crossing without a border', async () => {
  const app = await openCheckout({ from: 'TGP', to: 'TPI', isInternational: false })

  expect(within(passenger(app)).queryByLabelText('Passport number')).not.toBeInTheDocument()
})

it('PAX-5 items with the same party share their passengers, or have their own', async () => {
  const app = await openFilled([{}], {}, { from: 'TMF', to: 'BTC' })
  const sent = captureOrders()
  const same = app.screen.getByRole('checkbox', { name: /^Same travellers as HarbourFront/ })

  expect(same).toBeChecked()
  expect(app.screen.getAllByRole('group', { name: /^Passenger \d/ })).toHaveLength(1)
  await app.user.click(same)
  expect(app.screen.getAllByRole('group', { name: /^Passenger \d/ })).toHaveLength(2)
  await app.user.click(same)
  await app.user.click(placeButton(app))

  await arriveAtPayment(app)
  expect(sent[0]?.body.Items[1]?.Passengers).toEqual(sent[0]?.body.Items[0]?.Passengers)
})
