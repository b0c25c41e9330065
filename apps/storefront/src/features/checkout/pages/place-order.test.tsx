import { act, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import {
  arriveAtPayment,
  captureOrders,
  openFilled,
  passenger,
  placeButton,
  put,
  putDate,
  refuseOrder,
} from '../../../test/checkout-driver.ts'
import { fillStorage } from '../../../test/fill-storage.ts'
import { holdAnswer, holdCall } from '../../../test/hold-call.ts'
import { renderApp, server, testNow } from '../../../test/render-app.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('CHK-1 a field that the server refuses is marked, and leaves the summary once it is corrected', async () => {
  const app = await openFilled([{}, { first: 'KAH HENG', number: 'K7654321D' }])
  const errors = [
    {
      pointer: '/Items/0/Passengers/1/DateOfExpiry',
      code: 'expires_before_travel',
      params: { travelDate: '2026-12-12' },
    },
    { pointer: '/Contact/Email', code: 'wrong_format', params: {} },
  ]
  server.use(refuseOrder(422, 'passenger_refused', errors))

  await app.user.click(placeButton(app))

  const summary = await app.screen.findByRole('group', { name: /^All passenger details/ })
  expect(summary).toHaveTextContent('Passenger 2, Date of expiry: The passport expires before')
  expect(app.screen.getByLabelText('E-mail')).toHaveAccessibleDescription('This value is not valid')
  await putDate(app, passenger(app, 2), 'Date of expiry', '2034-01-01')
  expect(within(summary).queryByText(/Date of expiry/)).not.toBeInTheDocument()
})

it('CHK-8 a double click places one order', async () => {
  const app = await openFilled()
  const sent = captureOrders()

  await app.user.dblClick(placeButton(app))

  await arriveAtPayment(app)
  expect(sent).toHaveLength(1)
})

it.each([
  ['a tab', () => undefined],
  ['a tab without room', fillStorage],
])(
  'CHK-8 in %s a lost answer is asked for again with the same key, and no second order is placed',
  async (_where, prepare) => {
    const app = await openFilled()
    prepare()
    const sent = captureOrders()
    await app.sandbox.services.faults.set([{ path: '/travel/v1/order', reset: 'after', times: 3 }])

    await app.user.click(placeButton(app))
    const failure = await app.screen.findByRole('alert')
    expect(failure).toHaveTextContent('Trying again cannot place the order twice.')
    await app.user.click(within(failure).getByRole('button', { name: 'Try again' }))

    await arriveAtPayment(app)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(await countOrders(app)).toBe(1)
  },
)

it('CHK-8 a changed input is sent with a new key', async () => {
  const app = await openFilled()
  const sent = captureOrders()
  await app.sandbox.services.faults.set([{ path: '/travel/v1/order', reset: 'before', times: 3 }])
  await app.user.click(placeButton(app))
  await app.screen.findByText(/Trying again/)

  await put(app, app.screen.getByLabelText('Full name'), 'Tan W L')
  await app.user.click(placeButton(app))
  await arriveAtPayment(app)

  const keys = sent.map(({ key }) => key)
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys).toHaveLength(4)
  expect(keys[3]).not.toBe(keys[0])
})

it('CHK-8 a refusal of the whole order is shown above the button, and its key is forgotten', async () => {
  const app = await openFilled()
  server.use(refuseOrder(409, 'hold_expired'))
  await app.user.click(placeButton(app))

  expect(await app.screen.findByRole('alert')).toHaveTextContent(
    'The hold on these seats has expired, search again',
  )
  expect(sessionStorage.getItem('orderIntent')).toBeNull()
})

it('CHK-8 after a reload, an order whose answer was lost is found, not placed again', async () => {
  const app = await openFilled()
  await app.sandbox.services.faults.set([{ path: '/travel/v1/order', reset: 'after', times: 3 }])
  await app.user.click(placeButton(app))
  await app.screen.findByText(/Trying again/)

  app.unmount()
  const again = await renderApp('/checkout', { sandbox: app.sandbox })
  await again.user.click(await again.screen.findByRole('button', { name: 'Check the order' }))

  await arriveAtPayment(again)
  expect(await countOrders(app)).toBe(1)
})

/** Ends the holds a moment after the order was sent, on the server and on this device. */
async function endHolds({ sandbox }: Awaited<ReturnType<typeof openFilled>>) {
  sandbox.clock.advance(15 * 60)
  vi.setSystemTime(Date.now() + 15 * 60_000)
  await act(() => new Promise((resolve) => setTimeout(resolve, 1500)))
}

it('CRT-2 CHK-8 when the hold ends while an order is being sent, the page waits for the answer: the order is placed', async () => {
  const app = await openFilled()
  const order = holdAnswer('post', '*/travel/v1/order')
  await app.user.click(placeButton(app))
  await order.asked

  await endHolds(app)

  expect(app.screen.getByRole('button', { name: 'Placing your order' })).toBeVisible()
  expect(app.screen.getByLabelText('Full name')).toHaveValue('Tan Wei Ling')
  expect(app.screen.queryByText(/^The hold has ended/)).toBeNull()
  order.release()
  await arriveAtPayment(app)
})

it('CRT-2 CHK-8 when the hold ends while an order is being sent, the page waits for the answer: the hold has ended', async () => {
  const app = await openFilled()
  const release = holdCall('post', '*/travel/v1/order')
  await app.user.click(placeButton(app))
  await app.screen.findByRole('button', { name: 'Placing your order' })

  await endHolds(app)

  expect(app.screen.getByRole('button', { name: 'Placing your order' })).toBeVisible()
  expect(app.screen.queryByText(/^The hold has ended/)).toBeNull()
  release()
  expect(await app.screen.findByText(/^The hold has ended: HarbourFront/)).toBeVisible()
  expect(app.screen.getByLabelText('Full name')).toHaveValue('Tan Wei Ling')
  expect(app.screen.getByText('The hold on these seats has expired, search again')).toBeVisible()
})

async function countOrders({ sandbox }: Awaited<ReturnType<typeof openFilled>>) {
  const orders = await sandbox.store.db.selectFrom('orders').select('id').execute()
  return orders.length
}

it('CHK-8 an order that is placed while storage is full leads to its payment', async () => {
  const app = await openFilled()
  fillStorage()

  await app.user.click(placeButton(app))

  expect(await app.screen.findByRole('radio', { name: /^Bank transfer, BCA/ })).toBeVisible()
  expect(app.router.state.location.pathname).toBe('/payment')
})
