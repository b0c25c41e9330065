import { waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import {
  agree,
  arriveAtPayment,
  captureOrders,
  fillContact,
  fillPassenger,
  passenger,
  placeButton,
  put,
  putDate,
} from '../../../test/checkout-driver.ts'
import { createTestSandbox, renderApp, testNow } from '../../../test/render-app.tsx'
import {
  attractionInput,
  cruiseInput,
  hotelInput,
  oneRoomInput,
  packageInput,
  seedAllProducts,
  seedProducts,
} from '../../../test/sample-products.ts'

async function openMixed(inputs?: Parameters<typeof seedProducts>[1]) {
  const sandbox = await createTestSandbox()
  const cart = inputs ? await seedProducts(sandbox, inputs) : await seedAllProducts(sandbox)
  const app = await renderApp('/checkout', { sandbox })
  await app.screen.findByRole('heading', { name: 'Contact' })
  return { ...app, cart }
}

it('CHK-1 only ferry, package and cruise ask for travellers, and the contact is the lead guest of the rest', async () => {
  const { screen } = await openMixed()

  const section = within(screen.getByRole('region', { name: 'Passenger details' }))
  expect(
    section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual([
    'HarbourFront, Singapore to Batam Centre, Batam Sat, 12 Dec',
    'Batam City Break 2D1N Sat, 12 Dec',
    'Komodo phinisi 3 nights Sat, 12 Dec',
  ])
  expect(
    screen.getByText(
      /^Nagoya Lantern Hotel, Barelang Bridge and Galang Island tour and Batam terminal to hotel, private: the contact above is the lead guest/,
    ),
  ).toBeVisible()
})

it('CHK-1 the same travellers go on a second trip by default, or have forms of their own', async () => {
  const { screen, user } = await openMixed([packageInput, cruiseInput])
  const forms = () => screen.getAllByRole('group', { name: /^Passenger \d, / })
  const same = screen.getByRole('checkbox', { name: 'Same travellers as Batam City Break 2D1N' })
  expect(same).toBeChecked()
  expect(forms()).toHaveLength(2)

  await user.click(same)
  expect(forms()).toHaveLength(4)
  await user.click(same)

  expect(forms()).toHaveLength(2)
})

it('CHK-1 the guests of a single room are counted once, and those of several rooms by room and in all', async () => {
  const one = await openMixed([oneRoomInput])
  expect(one.screen.getAllByText('2 adults')).toHaveLength(1)
  one.unmount()

  const { screen } = await openMixed([hotelInput])

  expect(screen.getAllByText(/adults/).map(({ textContent }) => textContent)).toEqual([
    '2 adults',
    '2 adults and 1 child aged 6',
    '4 adults and 1 child',
  ])
})

it('PAX-3 a child who turns thirteen between two trips of the same travellers is told the day', async () => {
  const trip = (Date: string): typeof packageInput => ({
    ...packageInput,
    Items: packageInput.Items.map((item) => ({
      ...item,
      Package: { ...item.Package, Date, QtyAdult: 1, QtyChild: 1 },
    })),
  })
  const app = await openMixed([trip('2026-12-12'), trip('2026-12-14')])
  expect(app.screen.getByRole('checkbox', { name: /^Same travellers as/ })).toBeChecked()

  await putDate(app, passenger(app, 2), 'Date of birth', '2013-12-13')
  await app.user.tab()

  expect(within(passenger(app, 2)).getByText(/^Aged 13 on 14 Dec 2026, but booked/)).toBeVisible()
})

it('CHK-1 items without travellers are ordered with a contact alone', async () => {
  const sent = captureOrders()
  const app = await openMixed([hotelInput, attractionInput])
  expect(app.screen.queryByRole('heading', { name: 'Passenger details' })).toBeNull()
  expect(app.screen.queryByText(/Ages on the day of each sailing/)).toBeNull()

  await fillContact(app)
  await agree(app)
  await app.user.click(placeButton(app))

  await arriveAtPayment(app)
  expect(sent.at(-1)?.body.Items).toEqual(
    app.cart.Items.map(({ Id }) => ({ CartItem: Id, Passengers: [] })),
  )
})

it('CHK-1 an order has every item in the order of the cart, each with the travellers that it needs', async () => {
  const sent = captureOrders()
  const app = await openMixed()
  await fillContact(app)
  await fillPassenger(app)
  const second = passenger(app, 2)
  const form = within(second)
  await app.user.selectOptions(form.getByLabelText('Title'), 'Mr')
  await put(app, form.getByLabelText('First name (given name)'), 'WEI MING')
  await put(app, form.getByLabelText('Last name (surname)'), 'TAN')
  await putDate(app, second, 'Date of birth', '1988-03-09')
  await app.user.selectOptions(form.getByLabelText('Nationality'), 'SG')
  await app.user.selectOptions(form.getByLabelText('Country of residence'), 'SG')
  await put(app, form.getByLabelText('Place of birth'), 'Singapore')
  await put(app, form.getByLabelText('Passport number'), 'K7654321M')
  await put(app, form.getByLabelText('Place of issue'), 'Singapore')
  await putDate(app, second, 'Date of issue', '2024-02-01')
  await putDate(app, second, 'Date of expiry', '2034-02-01')
  await agree(app)

  await app.user.click(placeButton(app))

  await waitFor(() => expect(sent).toHaveLength(1))
  await arriveAtPayment(app)
  expect(sent[0]?.body.Items.map(({ CartItem }) => CartItem)).toEqual(
    app.cart.Items.map(({ Id }) => Id),
  )
  expect(sent[0]?.body.Items.map(({ Passengers }) => Passengers.length)).toEqual([2, 0, 0, 2, 0, 2])
})

it('CHK-12 the review lists charges of a cruise and a package by name, and says what cancelling now would refund', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) })
  const { screen } = await openMixed([cruiseInput, packageInput])
  vi.useRealTimers()

  const review = screen.getByRole('region', { name: 'Check before you order' })
  const terms = within(review).getAllByRole('term')
  const said = Object.fromEntries(
    terms.map((term) => [
      term.textContent,
      within(term.parentElement as HTMLElement)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
    ]),
  )
  expect(said).toMatchObject({
    Cabins: [expect.stringMatching(/^Rp [\d,]+$/)],
    'Port charges': ['Rp 1,300,000'],
    Packages: [expect.stringMatching(/^Rp [\d,]+$/)],
    'Not in the price': [
      'Singapore passenger departure fee, S$10.00 per person',
      'Batam passenger pass, Rp 100,000 per person',
      'Fuel surcharge, S$6.00 per person',
      'Fuel surcharge, Rp 65,000 per person',
    ],
  })
  expect(review).not.toHaveTextContent('Service fees')
  expect(review).toHaveTextContent(
    /Cancelling now gives back 50% of the cabin, until Sat, 21 Nov .*; port charges and gratuities in full\./,
  )
  expect(review).toHaveTextContent('Cancelling now gives back 70%, until Thu, 10 Dec 08:15.')
})

it('CHK-1 a stay is booked without passengers, so the summary of what is missing names none', async () => {
  const app = await openMixed([hotelInput])

  await app.user.click(placeButton(app))

  expect(app.screen.getByRole('group', { name: '4 fields need your attention' })).toHaveFocus()
  expect(app.screen.queryByText(/passenger details/)).toBeNull()
})
