import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { notifyManager } from '@tanstack/react-query'
import { act, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { queryClient } from '../../../shared/app/query-client.ts'
import { asFerry } from '../../../test/as-ferry.ts'
import { holdAnswer } from '../../../test/hold-call.ts'
import { holderOf, placeOrder } from '../../../test/place-order.ts'
import { pngFile } from '../../../test/proof-file.ts'
import { createTestSandbox, renderApp, server, testNow } from '../../../test/render-app.tsx'
import { ask, seedCart, seedOpenTicket, type SeedTrip } from '../../../test/seed-cart.ts'

const route = 'HarbourFront, Singapore to Batam Centre, Batam'
const minute = 60

// The device's clock is two years behind, because only the server's clock counts.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-01-01T00:00:00Z') }))
afterEach(() => vi.useRealTimers())

/** Moves the clocks of the server and the device. */
function pass(sandbox: Sandbox, seconds: number) {
  sandbox.clock.advance(seconds)
  vi.setSystemTime(Date.now() + seconds * 1000)
}

async function openCart(...trips: SeedTrip[]) {
  const sandbox = await createTestSandbox()
  const cart = await seedCart(sandbox, ...trips)
  const app = await renderApp('/cart', { sandbox })
  await app.screen.findByRole('heading', { level: 2, name: 'Total' })
  return { ...app, cart }
}

it('CRT-1 an empty cart leads to the search', async () => {
  const { screen } = await renderApp('/cart')

  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search ferries' })).toHaveAttribute('href', '/ferry')
})

it('CRT-1 CHK-8 a visitor who goes back from the payment is led to the order that still has to be paid', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox)
  const paid = await placeOrder(sandbox)
  await holderOf(sandbox, paid).choose('QRIS')
  await sandbox.console.payments.settle(paid.order.Payment.Id)

  const { screen } = await renderApp('/cart', { sandbox })

  const title = `Order ${order.ConfirmationNumber} waits for your payment`
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    paths.payment(order.Id),
  )
})

it('CRT-1 NAV-12 the notice of an unpaid order is scrolled to if it appears above the window', async () => {
  const sandbox = await createTestSandbox()
  await placeOrder(sandbox)
  const scroll = vi.fn<Element['scrollIntoView']>()
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  place.mockReturnValue({ ...document.body.getBoundingClientRect(), top: -300 })
  // jsdom does not implement scrollIntoView.
  Element.prototype.scrollIntoView = scroll
  onTestFinished(() => {
    place.mockRestore()
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  const { screen } = await renderApp('/cart', { sandbox })

  await screen.findByRole('link', { name: 'Pay now' })
  expect(scroll).toHaveBeenCalledWith({ block: 'center' })
})

it('CRT-1 an empty cart does not ask for the payment of an order that is being verified', async () => {
  const sandbox = await createTestSandbox()
  const underReview = await placeOrder(sandbox)
  const holder = holderOf(sandbox, underReview)
  await holder.choose('TRANSFER_BCA')
  await holder.upload(pngFile())
  await holder.confirm()

  const { screen } = await renderApp('/cart', { sandbox })

  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await waitFor(() => expect(queryClient().isFetching()).toBe(0))
  expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
})

it('CRT-1 shows each item with its crossing, party and price, also after a reload', async () => {
  const { screen, unmount, sandbox } = await openCart({ adults: 2, children: 1 })

  const item = screen.getByRole('article', { name: route })
  expect(within(item).getByText('2 adults and 1 child')).toBeVisible()
  expect(within(item).getByText(/SGT HarbourFront, Singapore to/)).toBeInTheDocument()
  unmount()
  const again = await renderApp('/cart', { sandbox })
  expect(await again.screen.findByRole('article', { name: route })).toBeVisible()
})

it('CRT-1 the total is summed by currency, apart from what is paid at the counter', async () => {
  const { screen, cart } = await openCart({}, { adults: 2 })

  const total = screen.getByRole('region', { name: 'Total' })
  expect(cart.Totals).toHaveLength(1)
  expect(within(total).getByText('To pay now')).toBeVisible()
  expect(within(total).getByText('To pay at the counter')).toBeVisible()
  expect(within(total).getByText(/^S\$/)).toBeVisible()
})

it('CRT-1 every press on the counts reaches the server', async () => {
  const { screen, user, sandbox, cart } = await openCart()

  await user.click(screen.getByText('Passengers', { selector: 'summary *' }))
  const more = screen.getByRole('button', { name: 'One more: Adults' })
  await user.click(more)
  await user.click(more)
  await user.click(screen.getByRole('button', { name: 'One more: Infants' }))

  await waitFor(async () => {
    const { Items } = await readCart(sandbox, cart.Token)
    expect(asFerry(Items[0])).toMatchObject({ QtyAdult: 3, QtyInfant: 1, Qty: 4 })
  })
  expect(screen.getByText('3 adults and 1 infant')).toBeVisible()
})

it('CRT-1 a press between an answer and its rendering counts from the answer', async () => {
  const { screen, user, sandbox, cart } = await openCart()
  await user.click(screen.getByText('Passengers', { selector: 'summary *' }))
  const more = screen.getByRole('button', { name: 'One more: Adults' })
  const adults = async () => asFerry((await readCart(sandbox, cart.Token)).Items[0]).QtyAdult
  const notices: (() => void)[] = []
  notifyManager.setScheduler((notify) => void notices.push(notify))
  onTestFinished(() => notifyManager.setScheduler((notify) => void setTimeout(notify)))

  await user.click(more)
  await waitFor(() => expect(notices.length).toBeGreaterThan(1))
  await waitFor(async () => expect(await adults()).toBe(2))
  await user.click(more)
  act(() => notices.splice(0).forEach((notify) => notify()))

  await waitFor(async () => expect(await adults()).toBe(3))
})

it('PAX-4 CRT-1 the cart shows the age bands of an operator that has its own', async () => {
  const { screen, user } = await openCart({ offers: ['off_HFC-BTC-BHF-20261212-1330-ECO-O'] })

  expect(
    screen.getByText(
      /^Ages with Bintan Horizon Ferries: infants under 3, children 3 to 11,? and adults from 12$/,
    ),
  ).toBeVisible()
  await user.click(screen.getByText('Passengers', { selector: 'summary *' }))
  expect(screen.getByRole('group', { name: 'Children' })).toHaveTextContent('3 to 11 years')
  expect(screen.getByRole('group', { name: 'Adults' })).toHaveTextContent('12 and over')
})

it('PAX-4 an eleventh passenger cannot be added on the page, and the server refuses one', async () => {
  const { screen, user, sandbox, cart } = await openCart({ adults: 9, children: 1 })

  await user.click(screen.getByText('Passengers', { selector: 'summary *' }))
  await user.click(screen.getByRole('button', { name: 'One more: Adults' }))

  expect(screen.getByText('At most 10 passengers in one booking')).toBeVisible()
  expect(screen.getByText('9 adults and 1 child')).toBeVisible()
  await expect(
    changeParty(sandbox, cart, { QtyAdult: 10, QtyChild: 1, QtyInfant: 0 }),
  ).rejects.toThrow('too_many_passengers')
})

it('PAX-4 an infant cannot travel without an adult, on the page and at the server', async () => {
  const { screen, user, sandbox, cart } = await openCart({ adults: 1, infants: 1 })

  await user.click(screen.getByText('Passengers', { selector: 'summary *' }))
  await user.click(screen.getByRole('button', { name: 'One fewer: Adults' }))

  expect(screen.getByText('At least one adult must travel')).toBeVisible()
  await expect(
    changeParty(sandbox, cart, { QtyAdult: 0, QtyChild: 0, QtyInfant: 1 }),
  ).rejects.toThrow('no_adult')
})

it('CRT-1 an item that is being removed can no longer be kept', async () => {
  const { screen, user } = await openCart()
  const removed = holdAnswer('delete', '*/travel/v1/cart/item/*')
  await user.click(screen.getByRole('button', { name: `Remove ${route}` }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await removed.asked

  await user.click(screen.getByRole('button', { name: 'Keep it' }))

  expect(screen.getByRole('dialog')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveAttribute('aria-disabled', 'true')
  removed.release()
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

it('CRT-1 an older answer does not bring a removed item back', async () => {
  const { screen, user } = await openCart({}, { from: 'TMF', to: 'BTC' })
  const former = holdAnswer('get', '*/travel/v1/cart')
  void queryClient().invalidateQueries()
  await former.asked

  await user.click(screen.getByRole('button', { name: `Remove ${route}` }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  former.release()
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))

  expect(screen.getAllByRole('article')).toHaveLength(1)
})

it('CRT-1 a refused change says why, and the counts return to what is held', async () => {
  const { screen, user } = await openCart()
  server.use(
    http.put('*/travel/v1/cart/item/:id', () =>
      HttpResponse.json(problem(409, 'seats_taken'), { status: 409 }),
    ),
  )

  await user.click(screen.getByText('Passengers', { selector: 'summary *' }))
  await user.click(screen.getByRole('button', { name: 'One more: Adults' }))

  expect(await screen.findByText(/The seats were taken in the meantime/)).toBeVisible()
  expect(screen.getByText('1 adult')).toBeVisible()
})

it('CRT-1 an item is removed after a question, and the focus moves to the next one', async () => {
  const { screen, user } = await openCart({}, { from: 'TMF', to: 'BTC' })

  await user.click(screen.getByRole('button', { name: `Remove ${route}` }))
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.getAllByRole('article')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: `Remove ${route}` }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))

  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(screen.getByRole('heading', { name: /^Tanah Merah/ })).toHaveFocus()
  expect(screen.getByText('Removed from the cart')).toBeInTheDocument()
})

it('CRT-1 after the last item is removed, the focus is on the heading of the empty cart', async () => {
  const { screen, user } = await openCart()

  await user.click(screen.getByRole('button', { name: `Remove ${route}` }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))

  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toHaveFocus()
})

it('CRT-2 a hold counts down by the server’s clock, and announces five and two minutes', async () => {
  const { screen, sandbox } = await openCart()

  expect(screen.getByRole('timer', { name: 'Seats held for' })).toHaveTextContent('15:00')
  pass(sandbox, 10 * minute)
  expect(await screen.findByText(`${route}: 5 minutes left to check out`)).toBeInTheDocument()
  pass(sandbox, 3 * minute)
  expect(await screen.findByText(`${route}: 2 minutes left to check out`)).toBeInTheDocument()
  expect(await screen.findByText('Less than 2 minutes left')).toBeVisible()
})

it('CRT-2 a hold can be extended until the button says that no extension is left', async () => {
  const { screen, user } = await openCart()
  const extend = screen.getByRole('button', { name: `Hold longer: ${route}` })

  await user.click(extend)
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('30:00'))
  await user.click(extend)
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('45:00'))

  expect(extend).toHaveAttribute('aria-disabled', 'true')
  expect(extend).toHaveAccessibleDescription('It cannot be held any longer')
})

it('CRT-2 an expired item says so, links to its search, and blocks the checkout', async () => {
  const { screen, sandbox, user } = await openCart({ adults: 2 })

  pass(sandbox, 15 * minute)

  expect(await screen.findByText('Expired')).toBeVisible()
  expect(screen.getByText(`The hold has ended: ${route} · Sat, 12 Dec`)).toHaveAttribute(
    'role',
    'status',
  )
  expect(screen.getByText('The seats went back on sale.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search again' })).toHaveAttribute(
    'href',
    '/ferry-result?trip=one_way&from=HFC&to=BTC&depart=2026-12-12&adults=2&class=ECO',
  )
  const checkout = screen.getByRole('button', { name: 'Go to checkout' })
  expect(checkout).toHaveAccessibleDescription(/Search again for what has expired/)
  await user.click(checkout)
  expect(screen.getByRole('heading', { name: route })).toHaveFocus()
})

it('CRT-2 the end of two holds of one crossing is announced once', async () => {
  const sandbox = await createTestSandbox()
  await seedCart(sandbox, {}, { adults: 1 })
  sandbox.clock.advance(15 * 60)
  const { screen } = await renderApp('/cart', { sandbox })

  expect(await screen.findAllByRole('article')).toHaveLength(2)

  expect(screen.getByText(`The hold has ended: ${route} · Sat, 12 Dec`)).toHaveAttribute(
    'role',
    'status',
  )
})

it('CRT-2 an expired item is removed without a question', async () => {
  const { screen, sandbox, user } = await openCart()
  pass(sandbox, 15 * minute)
  await screen.findByText('Expired')

  await user.click(screen.getByRole('button', { name: `Remove ${route}` }))

  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

it('FER-7 an open ticket shows how long it is valid instead of a sailing', async () => {
  const sandbox = await createTestSandbox()
  await seedOpenTicket(sandbox)

  const { screen } = await renderApp('/cart', { sandbox })

  expect(await screen.findByText(/^Valid for \d+ days from purchase$/)).toBeVisible()
  expect(screen.getByRole('timer', { name: 'Price held for' })).toBeVisible()
})

it('CRT-1 a cart that the server no longer knows is forgotten and shown as empty', async () => {
  localStorage.setItem('cartToken', 'a'.repeat(43))

  const { screen } = await renderApp('/cart')

  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(localStorage.getItem('cartToken')).toBeNull()
})

it('FER-5 the cart lists every line of the server’s price', async () => {
  const { screen, user, cart } = await openCart({ isRoundTrip: true })

  await user.click(screen.getByText('Price', { selector: 'summary *' }))

  const lines = screen.getByRole('table', { name: 'To pay now' })
  for (const { Label } of cart.Items[0]?.Price.Lines ?? [])
    expect(within(lines).getAllByText(new RegExp(Label)).length).toBeGreaterThan(0)
})

it('I18-1 the cart is shown in Traditional Chinese', async () => {
  const sandbox = await createTestSandbox()
  await seedCart(sandbox)

  const { screen } = await renderApp('/cart', { sandbox, language: 'ZHTD' })

  expect(await screen.findByRole('link', { name: '前往結帳' })).toHaveAttribute('href', '/checkout')
})

type CartAnswer = Schemas['Cart']

const readCart = (sandbox: Sandbox, token: string) =>
  ask<CartAnswer>(sandbox, 'cart', { header: { 'Cart-Token': token } })

const changeParty = (sandbox: Sandbox, cart: CartAnswer, body: object) =>
  ask<CartAnswer>(sandbox, `cart/item/${cart.Items[0]?.Id}`, {
    method: 'PUT',
    header: { 'Cart-Token': cart.Token },
    body,
  })

const problem = (status: number, code: string) => ({
  type: `https://selat.test/problems/${code}`,
  title: code,
  status,
  code,
  detail: code,
  params: {},
  errors: [],
  requestId: testNow,
})
