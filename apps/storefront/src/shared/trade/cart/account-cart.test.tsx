import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { holdAnswer } from '../../../test/hold-call.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { createTestSandbox, logIn, renderApp, server } from '../../../test/render-app.tsx'
import { attractionInput, seedProducts } from '../../../test/sample-products.ts'
import { seedCart } from '../../../test/seed-cart.ts'
import { signIn } from '../../app/session-store.ts'
import { cartToken } from './cart-token.ts'

type App = Awaited<ReturnType<typeof renderApp>>

const route = 'HarbourFront, Singapore to Batam Centre, Batam'

async function enter({ screen, user }: App) {
  await user.type(await screen.findByLabelText('Username or e-mail'), 'weiling')
  await user.type(screen.getByLabelText('Password'), 'selat-demo-1')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

/** Turns this browser into another device of the same person, without the storage of the first. */
function takeAnotherDevice() {
  localStorage.clear()
  sessionStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}

it('CRT-1 at login, a visitor’s cart goes into the account’s with its holds, and gets another token', async () => {
  const sandbox = await createTestSandbox()
  const visitors = await seedCart(sandbox)
  const app = await renderApp('/login?next=%2Fcart', { sandbox })

  await enter(app)

  expect(await app.screen.findByRole('heading', { name: route })).toBeVisible()
  await waitFor(() => expect(cartToken()).not.toBe(visitors.Token))
  expect(app.screen.getByRole('timer')).toBeVisible()
  expect(await app.screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(localStorage.getItem('cartToken')).toBe(cartToken())
})

it('CRT-1 a login on another device brings the same cart, and adds the items of that device', async () => {
  const sandbox = await createTestSandbox()
  await seedCart(sandbox)
  const first = await renderApp('/login?next=%2Fcart', { sandbox })
  await enter(first)
  await first.screen.findByRole('link', { name: 'Cart, 1 item' })
  await waitFor(() => expect(localStorage.getItem('accountCart')).toContain('weiling'))
  const token = cartToken()
  first.unmount()
  takeAnotherDevice()
  await seedCart(sandbox, { from: 'TMF', to: 'NSP' })

  const second = await renderApp('/login?next=%2Fcart', { sandbox })
  await enter(second)

  expect(await second.screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  expect(cartToken()).toBe(token)
})

it('CRT-1 after logging out, this device forgets the account’s cart; a visitor’s is kept over a reload', async () => {
  const sandbox = await createTestSandbox()
  await seedCart(sandbox)
  const person = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const app = await renderApp('/cart', { sandbox, session: person })
  await app.screen.findByRole('heading', { name: route })
  await waitFor(() => expect(localStorage.getItem('accountCart')).toContain('weiling'))

  await app.user.click(app.screen.getByRole('button', { name: /Wei Ling/ }))
  await app.user.click(await app.screen.findByRole('button', { name: 'Log out' }))

  await waitFor(() => expect(cartToken()).toBeNull())
  expect(localStorage.getItem('cartToken')).toBeNull()
  expect(await app.screen.findByRole('link', { name: 'Cart' })).toBeVisible()
  const visitors = await seedCart(sandbox)
  app.unmount()
  const again = await renderApp('/cart', { sandbox })
  expect(await again.screen.findByRole('heading', { name: route })).toBeVisible()
  expect(cartToken()).toBe(visitors.Token)
})

it('CRT-1 a login while the cart of the login before is still loading gets its own cart', async () => {
  const sandbox = await createTestSandbox()
  const former = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const person = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const joined = holdAnswer('post', '*/admin/v1/cart')
  const app = await renderApp('/cart', { sandbox, session: former })
  await joined.asked

  await app.user.click(app.screen.getByRole('button', { name: /Wei Ling/ }))
  await app.user.click(await app.screen.findByRole('button', { name: 'Log out' }))
  expect(await app.screen.findByText('You are logged out')).toBeVisible()
  act(() => void signIn(person))
  await act(() => app.router.navigate('/cart'))
  joined.release()

  expect(await app.screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await waitFor(() => expect(localStorage.getItem('accountCart')).toContain('weiling'))
})

it('CRT-1 if the account’s cart cannot be loaded, the visitor’s stays, and both can be joined later', async () => {
  const sandbox = await createTestSandbox()
  const visitors = await seedCart(sandbox)
  refuseCall('post', '*/admin/v1/cart', 404, 'tenant_unknown')
  const app = await renderApp('/login?next=%2Fcart', { sandbox })

  await enter(app)

  const told = 'Your cart could not be joined with your account’s'
  expect(await app.screen.findByText(told)).toBeVisible()
  expect(await app.screen.findByRole('heading', { name: route })).toBeVisible()
  expect(cartToken()).toBe(visitors.Token)
  server.resetHandlers()
  await app.user.click(app.screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(cartToken()).not.toBe(visitors.Token))
  expect(app.screen.queryByText(told)).toBeNull()
  expect(await app.screen.findByRole('heading', { name: route })).toBeVisible()
})

it('CRT-1 the entries at checkout stay when the visitor logs in there', async () => {
  const sandbox = await createTestSandbox()
  const visitors = await seedCart(sandbox)
  const app = await renderApp('/checkout', { sandbox })
  await app.user.type(await app.screen.findByLabelText('First name (given name)'), 'MEI')

  await app.user.click(app.screen.getByRole('link', { name: 'Log in to fill in saved passengers' }))
  await enter(app)

  await waitFor(() => expect(cartToken()).not.toBe(visitors.Token))
  expect(await app.screen.findByLabelText('First name (given name)')).toHaveValue('MEI')
})

it('CRT-1 the contact of an order without named travellers stays at a login, too', async () => {
  const sandbox = await createTestSandbox()
  const visitors = await seedProducts(sandbox, [attractionInput])
  const app = await renderApp('/checkout', { sandbox })
  await app.user.type(await app.screen.findByLabelText('Full name'), 'Someone Else')
  await app.user.type(app.screen.getByLabelText('Additional note', { exact: false }), 'Late')

  await act(() => app.router.navigate('/login?next=%2Fcheckout'))
  await enter(app)

  await waitFor(() => expect(cartToken()).not.toBe(visitors.Token))
  expect(await app.screen.findByLabelText('Full name')).toHaveValue('Someone Else')
  expect(app.screen.getByLabelText('Additional note', { exact: false })).toHaveValue('Late')
})

it('CRT-1 a cart that another tab has changed for the account’s is shown here, too', async () => {
  const sandbox = await createTestSandbox()
  const person = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const app = await renderApp('/cart', { sandbox, session: person })
  await app.screen.findByRole('heading', { name: 'Your cart is empty' })
  const other = await seedCart(sandbox)
  localStorage.setItem('accountCart', `weiling ${other.Token}`)

  act(() => {
    for (const key of ['accountCart', 'cartToken'])
      window.dispatchEvent(
        new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }),
      )
  })

  expect(await app.screen.findByRole('heading', { name: route })).toBeVisible()
})

it('CRT-1 two joined carts with too many items for an order say so until enough are removed', async () => {
  const sandbox = await createTestSandbox()
  const [ticket] = attractionInput.Items
  if (!ticket) throw new Error('No ticket to multiply.')
  const one = { ...ticket.Attraction, QtyAdult: 1, QtyChild: 0 }
  const tickets = (count: number, VisitDate: string) => ({
    ...attractionInput,
    Items: Array.from({ length: count }, () => ({
      ...ticket,
      Qty: 1,
      Attraction: { ...one, VisitDate },
    })),
  })
  await seedProducts(sandbox, [tickets(6, '2026-12-12'), tickets(6, '2026-12-14')])
  const session = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const first = await renderApp('/cart', { sandbox, session })
  await waitFor(() => expect(localStorage.getItem('accountCart')).toContain('weiling'))
  first.unmount()
  takeAnotherDevice()
  await seedProducts(sandbox, [tickets(6, '2026-12-19'), tickets(3, '2026-12-21')])

  const { screen, user } = await renderApp('/cart', { sandbox, session })
  expect(await screen.findByText('One order takes 20 items: remove 1 item first.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Go to checkout' }))
  expect(screen.getAllByRole('article')[0]).toContainElement(document.activeElement as HTMLElement)
  const [remove] = screen.getAllByRole('button', { name: /^Remove / })
  await user.click(remove as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Remove' }))

  expect(await screen.findByRole('link', { name: 'Go to checkout' })).toBeVisible()
})
