import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { loseAnswers } from '../../../test/hold-call.ts'
import { openDetail, panel } from '../../../test/open-detail.ts'
import { keepTestDay } from '../../../test/open-results.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { createTestSandbox, server } from '../../../test/render-app.tsx'
import { attractionInput, hotelInput } from '../../../test/sample-products.ts'
import { addInput } from '../../../test/seed-cart.ts'

keepTestDay()
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'locks')
})

/** Pretends that another tab is making a cart and has the lock for it; jsdom has no locks. */
function lockInAnotherTab() {
  const asked = Promise.withResolvers<string>()
  const released = Promise.withResolvers<void>()
  const request = async (name: string, work: () => Promise<unknown>) => {
    asked.resolve(name)
    await released.promise
    return work()
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return { asked: asked.promise, release: released.resolve }
}

it('CRT-1 items that two tabs add at the same time are in one cart', async () => {
  const sandbox = await createTestSandbox()
  const { user } = await openDetail('/attractions/att_SIN-01?date=2026-12-12', { sandbox })
  await panel().findByRole('table', { name: 'Total' })
  const other = lockInAnotherTab()
  await user.click(panel().getByRole('button', { name: 'Add to cart' }))
  await other.asked
  const cart = await addInput(sandbox, undefined, attractionInput)
  // No storage event is sent, because the browser may tell this tab of it only after the lock.
  localStorage.setItem('cartToken', cart.Token)

  other.release()

  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

it('CRT-1 a cart of another tab that no longer exists is replaced by a new one', async () => {
  const { user } = await openDetail('/attractions/att_SIN-01?date=2026-12-12')
  await panel().findByRole('table', { name: 'Total' })
  const other = lockInAnotherTab()
  await user.click(panel().getByRole('button', { name: 'Add to cart' }))
  await other.asked
  localStorage.setItem('cartToken', crypto.randomUUID())

  other.release()

  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

it('CRT-1 every addition to the cart is told to other tabs', async () => {
  const { user } = await openDetail('/attractions/att_SIN-01?date=2026-12-12')
  await panel().findByRole('table', { name: 'Total' })
  const storage = vi.spyOn(Storage.prototype, 'setItem')
  const told = () => storage.mock.calls.flatMap(([key, text]) => (key === 'cartChange' ? text : []))

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))
  await screen.findByRole('link', { name: 'Cart, 1 item' })
  expect(told()).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: /^Remove / }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await screen.findByRole('heading', { name: 'Your cart is empty' })

  expect(new Set(told()).size).toBe(2)
})

it('CHK-8 CRT-1 adding an item again after a lost answer adds it only once', async () => {
  const sandbox = await createTestSandbox()
  const { Token } = await addInput(sandbox, undefined, attractionInput)
  localStorage.setItem('cartToken', Token)
  const { user } = await openDetail('/attractions/att_SIN-01?date=2026-12-12', { sandbox })
  await panel().findByRole('table', { name: 'Total' })
  loseAnswers('post', '*/travel/v1/cart')
  await user.click(panel().getByRole('button', { name: 'Add to cart' }))
  await panel().findByText('It could not be put into the cart', {}, { timeout: 20_000 })
  server.resetHandlers()

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

it('CHK-8 CRT-1 an item that was added without an answer and then removed can be added again', async () => {
  const sandbox = await createTestSandbox()
  const { Token } = await addInput(sandbox, undefined, hotelInput)
  localStorage.setItem('cartToken', Token)
  const { user, router } = await openDetail('/attractions/att_SIN-01?date=2026-12-12', { sandbox })
  await panel().findByRole('table', { name: 'Total' })
  loseAnswers('post', '*/travel/v1/cart')
  await user.click(panel().getByRole('button', { name: 'Add to cart' }))
  await panel().findByText('It could not be put into the cart', {}, { timeout: 20_000 })
  server.resetHandlers()
  await router.navigate('/cart')
  const added = await screen.findAllByRole('button', { name: /^Remove / })
  await user.click(added.at(-1) as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await screen.findByRole('link', { name: 'Cart, 1 item' })
  await router.navigate('/attractions/att_SIN-01?date=2026-12-12')
  await screen.findByRole('region', { name: 'Book' })
  await panel().findByRole('table', { name: 'Total' })

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))

  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

it('ERR-4 a cart that cannot be reached is not shown as a choice that cannot be booked', async () => {
  const { user } = await openDetail('/attractions/att_SIN-01?date=2026-12-12')
  await panel().findByRole('table', { name: 'Total' })
  refuseCall('post', '*/travel/v1/cart', 503, 'service_unavailable')

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))

  expect(await panel().findByText('It could not be put into the cart')).toBeVisible()
})
