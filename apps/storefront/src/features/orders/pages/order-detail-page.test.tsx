import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { within } from '@testing-library/react'
import { http } from 'msw'
import { expect, it, vi } from 'vitest'

import { bookingToken, rememberBooking } from '../../../shared/app/booking-access.ts'
import { paths } from '../../../shared/app/paths.ts'
import { amendAnswer } from '../../../test/amend-answer.ts'
import { asFerry } from '../../../test/as-ferry.ts'
import { holdCall } from '../../../test/hold-call.ts'
import { holderOf, placeOrder } from '../../../test/place-order.ts'
import { problemResponse, refuseCall } from '../../../test/refuse-call.ts'
import { createTestSandbox, logIn, renderApp, server } from '../../../test/render-app.tsx'

async function openDetail(options: Parameters<typeof placeOrder>[1] = {}) {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox, options)
  const app = await renderApp(paths.orderDetail(placed.order.Id), { sandbox })
  const { ConfirmationNumber: name } = placed.order
  await app.screen.findByRole('heading', { name, level: 1 })
  return { ...app, ...placed, holder: holderOf(sandbox, placed) }
}

/** Returns the number of held seats on the order's sailing; in a fresh mock only this order holds any. */
async function heldSeats(sandbox: Sandbox, { Items }: Schemas['Order']): Promise<number> {
  const sailing = asFerry(Items[0]).Sectors[0]?.Sailing?.Id
  const { held } = await sandbox.store.db
    .selectFrom('stock')
    .select(({ fn }) => fn.sum<number>('held').as('held'))
    .where('resource', '=', sailing ?? '')
    .executeTakeFirstOrThrow()
  return held
}

function fieldsOf(root: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    within(root)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  )
}

it('CHK-2 an order shows its fields', async () => {
  const { screen, order, holder } = await openDetail()
  await holder.choose('TRANSFER_BCA')

  const fields = fieldsOf(screen.getByRole('region', { name: 'About this order' }))

  expect(fields).toMatchObject({
    'Order ID': expect.stringContaining(order.Id),
    'Confirmation number': order.ConfirmationNumber,
    'Created at': expect.stringMatching(/^20 Nov 2026, /),
    'Pay before': expect.stringMatching(/^20 Nov 2026, /),
    'Travel date': 'Saturday, 12 December 2026',
    Contact: 'Tan Wei Lingweiling@example.com+65 91234567',
    'Code reference': 'WL-7',
    'Additional note': 'Near the stairs, please.',
  })
  expect(screen.getByRole('row', { name: /^Total amount/ })).toHaveTextContent(
    order.TotalAmount.Amount.toLocaleString('en-SG'),
  )
})

it('CHK-2 time and method of the payment are shown once they are known', async () => {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  await holderOf(sandbox, placed).choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)

  const { screen } = await renderApp(paths.orderDetail(placed.order.Id), { sandbox })

  const about = await screen.findByRole('region', { name: 'About this order' })
  expect(fieldsOf(about)).toMatchObject({
    'Paid at': expect.stringMatching(/^20 Nov 2026, /),
    'Payment method': 'QRIS',
  })
})

it('CHK-2 the states of order, payment and tickets are shown separately', async () => {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  const { order } = placed
  await holderOf(sandbox, placed).choose('QRIS')
  const { screen } = await renderApp(paths.orderDetail(order.Id), { sandbox })
  await screen.findByRole('heading', { name: order.ConfirmationNumber })
  const axes = () => {
    const heading = screen.getByRole('heading', { level: 1 })
    const list = heading.closest('div[data-slot="page-heading"]')?.nextElementSibling
    return fieldsOf(list as HTMLElement)
  }
  expect(axes()).toEqual({
    Order: 'Awaiting payment',
    Payment: 'Pending payment',
    Tickets: 'Reserved',
  })
  await sandbox.console.payments.settle(order.Payment.Id)

  expect(await screen.findByText('Confirmed')).toBeVisible()

  await screen.findByText('Issued', { selector: 'dd *' })
  expect(axes()).toEqual({ Order: 'Confirmed', Payment: 'Completed', Tickets: 'Issued' })
})

/** Opens a paid order after `answer` has arranged how its tickets are answered. */
async function openPaidWithTickets(answer: () => void) {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  await holderOf(sandbox, placed).choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  answer()
  const app = await renderApp(paths.orderDetail(placed.order.Id), { sandbox })
  await app.screen.findByText('Confirmed')
  return app
}

const ticketsOfAny = '*/travel/v1/order/:id/ticket'

it('CHK-2 while the tickets of a paid order load, they are not called reserved', async () => {
  let letThrough = () => {}
  const { screen } = await openPaidWithTickets(() => {
    letThrough = holdCall('get', ticketsOfAny)
  })

  expect(screen.getByText('Tickets', { selector: 'dt' })).toBeVisible()
  expect(screen.queryByText('Reserved')).toBeNull()
  letThrough()
  expect(await screen.findByText('Issued', { selector: 'dd *' })).toBeVisible()
})

it('CHK-2 a paid order says nothing about tickets that cannot be loaded', async () => {
  const { screen } = await openPaidWithTickets(() =>
    refuseCall('get', ticketsOfAny, 403, 'forbidden'),
  )

  await expect.poll(() => screen.queryByText('Tickets', { selector: 'dt' })).toBeNull()
  expect(screen.queryByText('Reserved')).toBeNull()
})

it('CHK-2 travellers are shown with only the end of their passport numbers', async () => {
  const { screen } = await openDetail()

  const rows = within(screen.getByRole('region', { name: 'Travellers' })).getAllByRole('listitem')

  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Ms TAN WEI LING.*Adult · Singapore.*•+00N$/),
    expect.stringMatching(/^Ms TAN MEI.*Adult · Singapore.*•+01N$/),
  ])
  expect(document.body).not.toHaveTextContent('K1000000N')
})

it('CHK-9 a guest’s link opens the order and is kept on the device, and its secret leaves the address', async () => {
  const sandbox = await createTestSandbox()
  const { order, token } = await placeOrder(sandbox, { isRemembered: false })

  const { screen, router } = await renderApp(paths.orderDetail(order.Id, token), { sandbox })

  expect(await screen.findByRole('heading', { name: order.ConfirmationNumber })).toBeVisible()
  expect(router.state.location.search).toBe(`?order=${order.Id}`)
  expect(bookingToken(order.Id)).toBe(token)
})

it.each([
  ['the booking of a change, too', 'ord_changed', 'secret-of-the-booking'],
  ['no order that it does not pay a change of', 'ord_other', undefined],
])('CHK-9 CHK-11 a guest’s link opens %s', async (_what, changed, kept) => {
  const sandbox = await createTestSandbox()
  const { order, token } = await placeOrder(sandbox, { isRemembered: false })
  amendAnswer<Schemas['Order']>(sandbox, '*/travel/v1/booking/detail/*', (answer) => ({
    ...answer,
    Items: [],
    ChangeOf: 'ord_changed',
  }))
  const link = `${paths.orderDetail(order.Id, token)}&changed=${changed}&changedToken=secret-of-the-booking`

  const { screen, router } = await renderApp(link, { sandbox })

  expect(await screen.findByRole('heading', { name: order.ConfirmationNumber })).toBeVisible()
  expect(router.state.location.search).toBe(`?order=${order.Id}`)
  expect(bookingToken(changed)).toBe(kept)
})

it('CHK-9 a wrong link opens nothing and reveals nothing', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox, { isRemembered: false })

  const { screen, router } = await renderApp(
    paths.orderDetail(order.Id, 'guessed-secret-0123456789'),
    { sandbox },
  )

  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible()
  expect(router.state.location.search).toBe(`?order=${order.Id}`)
  expect(document.body).not.toHaveTextContent(order.ConfirmationNumber)
  expect(document.body).not.toHaveTextContent('weiling@example.com')
  expect(bookingToken(order.Id)).toBeUndefined()
})

it('CHK-9 a wrong link does not replace the right one', async () => {
  const sandbox = await createTestSandbox()
  const { order, token } = await placeOrder(sandbox)

  const { screen } = await renderApp(paths.orderDetail(order.Id, 'guessed-secret-0123456789'), {
    sandbox,
  })

  expect(await screen.findByRole('heading', { name: order.ConfirmationNumber })).toBeVisible()
  expect(bookingToken(order.Id)).toBe(token)
})

it('CHK-9 another account does not see the order, and its owner does', async () => {
  const sandbox = await createTestSandbox()
  const owner = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const { order } = await placeOrder(sandbox, { isRemembered: false, bearer: owner.Token })
  const other = await logIn(sandbox, 'budi', 'selat-demo-2')
  const theirs = await renderApp(paths.orderDetail(order.Id), { sandbox, session: other })
  expect(await theirs.screen.findByRole('heading', { name: 'Order not found' })).toBeVisible()
  theirs.unmount()

  const { screen } = await renderApp(paths.orderDetail(order.Id), { sandbox, session: owner })

  expect(await screen.findByRole('heading', { name: order.ConfirmationNumber })).toBeVisible()
})

it('CHK-9 the link to share is copied with the secret', async () => {
  const { screen, user, order, token } = await openDetail()
  const write = vi.spyOn(navigator.clipboard, 'writeText')

  await user.click(screen.getByRole('button', { name: 'Copy the link to this order' }))

  expect(write).toHaveBeenCalledWith(
    `${window.location.origin}/order-detail?order=${order.Id}&token=${token}`,
  )
})

it('CHK-5 an unpaid order links to its payment, with the time that is left', async () => {
  const { screen, order } = await openDetail()

  const board = screen.getByRole('region', { name: 'Amount to pay' })

  expect(within(board).getByRole('timer')).toHaveTextContent('15:00')
  expect(within(board).getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    paths.payment(order.Id),
  )
})

it('CHK-10 a paid order shows its tickets and a button to print them', async () => {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox, { isRoundTrip: true })
  await holderOf(sandbox, placed).choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)

  const { screen } = await renderApp(paths.orderDetail(placed.order.Id), { sandbox })

  expect(await screen.findAllByRole('article', { name: /^TAN / })).toHaveLength(4)
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

it('CHK-3 an unpaid order is cancelled after a second question, and its seats are free again', async () => {
  const { screen, user, order, sandbox } = await openDetail()
  expect(await heldSeats(sandbox, order)).toBe(2)
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' })

  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))

  expect(await screen.findByText('Order cancelled')).toBeVisible()
  expect(await screen.findByText('The order is cancelled')).toBeVisible()
  expect(screen.getByRole('heading', { name: order.ConfirmationNumber })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  expect(await heldSeats(sandbox, order)).toBe(0)
})

it('CHK-3 answering no to the question keeps the order', async () => {
  const { screen, user, holder } = await openDetail()
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' })

  await user.click(within(dialog).getByRole('button', { name: 'Keep the order' }))

  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await holder.booking()).Status).toBe('ENTRY')
})

it('CHK-3 an order that was paid meanwhile is not cancelled, and the page shows it as paid', async () => {
  const { screen, user, order, sandbox, holder } = await openDetail()
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' })
  await holder.choose('QRIS')
  await sandbox.console.payments.settle(order.Payment.Id)

  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))

  expect(await screen.findByText('Confirmed')).toBeVisible()
  expect((await holder.booking()).Status).toBe('POSTED')
})

it('CHK-3 CHK-8 a refused cancellation is sent again with a new key, because it may be allowed by then', async () => {
  const { screen, user } = await openDetail()
  const keys: (string | null)[] = []
  server.use(
    http.post('*/travel/v1/order/:id/cancel', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length === 1 ? problemResponse(409, 'payment_invalid_state') : undefined
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
  expect(await within(dialog).findByRole('alert')).toBeVisible()

  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))

  expect(await screen.findByText('The order is cancelled')).toBeVisible()
  expect(new Set(keys).size).toBe(2)
})

it('CHK-2 an expired order says when it expired, and links to its sailings', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox)
  sandbox.clock.advance(16 * 60)

  const { screen } = await renderApp(paths.orderDetail(order.Id), { sandbox })

  const about = await screen.findByRole('region', { name: 'About this order' })
  expect(fieldsOf(about)['Expired at']).toMatch(/^20 Nov 2026, /)
  expect(screen.getByText('Expired')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search again' })).toHaveAttribute(
    'href',
    expect.stringContaining('from=HFC&to=BTC&depart=2026-12-12'),
  )
})

it.each(['/order-detail', '/order-detail?order=', '/order-detail?order=nonsense'])(
  'NAV-3 %s finds no order',
  async (path) => {
    const { screen } = await renderApp(path)

    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible()
  },
)

it('CHK-9 a visitor without access to an order gets a link to the login, which leads back', async () => {
  rememberBooking('ord_AAAAAAAAAAAA', 'somebodys-old-secret-01')

  const { screen } = await renderApp(paths.orderDetail('ord_AAAAAAAAAAAA'))

  await screen.findByRole('heading', { name: 'Order not found' })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    paths.login('/order-detail?order=ord_AAAAAAAAAAAA'),
  )
})
