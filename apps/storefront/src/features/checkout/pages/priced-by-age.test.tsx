import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import {
  type App,
  arriveAtPayment,
  captureOrders,
  openFilled,
  passenger,
  type Person,
  placeButton,
  putDate,
  readOrder,
} from '../../../test/checkout-driver.ts'
import { testNow } from '../../../test/render-app.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

const thereAndBack = {
  isRoundTrip: true,
  adults: 2,
  infants: 1,
  offers: ['off_HFC-BTC-SRL-20261212-1020-ECO-R', 'off_BTC-HFC-SRL-20261214-1610-ECO-R'],
}
const parents: Person[] = [{}, { first: 'KAH HENG', number: 'K7654321D' }]

/** The child is two years old on 12 December, and three from the 13th on. */
const jun: Person = {
  band: 'infant',
  title: 'Mstr',
  first: 'JUN',
  born: '2023-12-13',
  number: 'K7654322N',
  issued: '2024-02-01',
  expires: '2029-02-01',
}

// An adult pays S$28 each way, S$10 and Rp 100,000; an infant pays S$7 each way; a child pays S$25 and Rp 100,000 back.
const asBooked = 'Rp 2,129,400'
const byAge = 'Rp 2,467,200'

/** Returns the amount beside the button that places the order. */
const toPay = ({ screen }: App) =>
  within(screen.getByRole('region', { name: 'Booking policy' })).getByText(/^Rp.[\d,]+$/)

const shows = (app: App, amount: string) =>
  waitFor(() => expect(toPay(app)).toHaveTextContent(amount))

it('PAX-4 FER-5 CHK-12 the checkout shows the price by the age on each sailing, and the payment page shows the same', async () => {
  const app = await openFilled([...parents, jun], thereAndBack)
  const sent = captureOrders()

  await shows(app, byAge)
  const review = within(app.screen.getByRole('region', { name: 'Check before you order' }))
  expect(review.getByText(/^TAN JUN pays the “Child” fare on .*14 Dec/)).toBeVisible()
  await app.user.click(placeButton(app))
  await arriveAtPayment(app)

  expect(sent[0]?.body.AgreedTotal).toEqual({ Amount: 2_467_200, Currency: 'IDR', Exponent: 0 })
  expect((await readOrder(app)).TotalAmount.Amount).toBe(2_467_200)
  expect((await app.screen.findAllByText(byAge))[0]).toBeInTheDocument()
})

it('PAX-3 PAX-4 the price follows a birth date as soon as it is typed, and the form names the fare', async () => {
  const app = await openFilled([...parents, { ...jun, born: '' }], thereAndBack)
  expect(toPay(app)).toHaveTextContent(asBooked)

  await putDate(app, passenger(app, 3), 'Date of birth', '2023-12-13')
  await app.user.tab()

  await shows(app, byAge)
  expect(
    within(passenger(app, 3)).getByText(
      'On 14 Dec 2026, with Selat Riau Line, this passenger is 3 and pays the “Child” fare',
    ),
  ).toBeVisible()
  await putDate(app, passenger(app, 3), 'Date of birth', '2023-12-15')
  await shows(app, asBooked)
})

it('PAX-4 CHK-12 when a birth date is typed right before the button is pressed, the new price is confirmed before it is ordered', async () => {
  const app = await openFilled([...parents, { ...jun, born: '' }], thereAndBack)
  const sent = captureOrders()

  await putDate(app, passenger(app, 3), 'Date of birth', '2023-12-13')
  await app.user.click(placeButton(app))
  const alert = await app.screen.findByRole('alert')

  expect(alert).toHaveTextContent(`The price is now ${byAge}`)
  expect(alert).toHaveTextContent(`You saw ${asBooked}; that is Rp 337,800 more.`)
  expect(sent).toEqual([])
  await app.user.click(within(alert).getByRole('button', { name: /^Order for Rp.2,467,200$/ }))
  await arriveAtPayment(app)
  expect(sent.map(({ body }) => body.AgreedTotal?.Amount)).toEqual([2_467_200])
})

it('CRT-1 FER-5 the cart shows the price of the travellers who are typed at the checkout', async () => {
  const app = await openFilled([...parents, jun], thereAndBack)
  await shows(app, byAge)

  void app.router.navigate('/cart')

  const total = await app.screen.findByRole('region', { name: 'Total' })
  await waitFor(() => expect(total).toHaveTextContent(byAge))
})

it('CHK-1 CHK-12 a price that could not be loaded is confirmed before the order is placed', async () => {
  const app = await openUnpriced()
  expect(toPay(app)).toHaveTextContent(asBooked)

  await app.user.click(placeButton(app))
  const alert = await app.screen.findByRole('alert')

  expect(alert).toHaveTextContent(`The price is now ${byAge}`)
  expect(alert).toHaveTextContent(`You saw ${asBooked}; that is Rp 337,800 more.`)
  expect(await countOrders(app)).toBe(0)
  await app.user.click(within(alert).getByRole('button', { name: /^Order for Rp.2,467,200$/ }))
  await arriveAtPayment(app)
  expect((await readOrder(app)).TotalAmount.Amount).toBe(2_467_200)
  expect(await countOrders(app)).toBe(1)
})

it('CHK-1 declining a new price returns to the form with everything that was typed', async () => {
  const app = await openUnpriced()
  await app.user.click(placeButton(app))
  const alert = await app.screen.findByRole('alert')

  await app.user.click(within(alert).getByRole('button', { name: 'Back to the details' }))

  expect(app.screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(app.screen.getByRole('heading', { name: 'Check before you order' })).toHaveFocus()
  expect(within(passenger(app, 3)).getByLabelText('First name (given name)')).toHaveValue('JUN')
  expect(await countOrders(app)).toBe(0)
  expect(app.router.state.location.pathname).toBe('/checkout')
})

it('PAX-4 the form says which ages a place is for, and a refusal names the operator’s ages', async () => {
  const app = await openFilled(
    [{}, { band: 'child', title: 'Miss', first: 'MEI', born: '2014-06-01', number: 'K7654323N' }],
    { adults: 1, children: 1, offers: ['off_HFC-BTC-BHF-20261212-1330-ECO-O'] },
  )
  const child = within(passenger(app, 2))
  expect(
    child.getByText('3 to 11 years on the day of travel, as Bintan Horizon Ferries counts “Child”'),
  ).toBeVisible()

  await app.user.click(placeButton(app))

  expect(
    await app.screen.findByRole('group', { name: /^All passenger details/ }),
  ).toHaveTextContent(
    'Aged 12 on 12 Dec 2026: with Bintan Horizon Ferries that is “Adult”, but booked was “Child” (3 to 11 years)',
  )
})

/** Opens the checkout of three travellers while the server cannot price them. */
async function openUnpriced() {
  const app = await openFilled([...parents, { ...jun, born: '' }], thereAndBack)
  await app.sandbox.services.faults.set([{ path: '/travel/v1/cart/price', status: 503 }])
  await putDate(app, passenger(app, 3), 'Date of birth', '2023-12-13')
  await app.screen.findByText(/^The price for these travellers could not be worked out/)
  return app
}

async function countOrders({ sandbox }: App) {
  const orders = await sandbox.store.db.selectFrom('orders').select('id').execute()
  return orders.length
}

it('PAX-4 a passenger who is an adult on the way out and a child on the way back cannot travel back alone', async () => {
  const offers = ['off_HFC-BTC-BHF-20261212-0910-ECO-R', 'off_BTC-HFC-SRL-20261214-1610-ECO-R']
  const kai: Person = {
    first: 'KAI',
    born: '2014-06-06',
    issued: '2024-02-01',
    expires: '2029-02-01',
  }
  const app = await openFilled([kai], { isRoundTrip: true, adults: 1, offers })
  const sent = captureOrders()

  await app.user.click(placeButton(app))

  expect(
    await within(passenger(app, 1)).findByText(
      /^On 14 Dec 2026, with Selat Riau Line, this passenger is 12 and counts as “Child”\. Children sail with an adult/,
    ),
  ).toBeVisible()
  expect(sent).toEqual([])
})
