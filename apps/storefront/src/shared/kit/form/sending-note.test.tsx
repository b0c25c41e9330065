import { SLOW_CALL_MS } from '@selat/domain'
import { within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'

import { openAsAgent } from '../../../test/agents.ts'
import { createTestSandbox, renderApp, server } from '../../../test/render-app.tsx'
import { meiLing, signInWith } from '../../../test/saved-people.ts'
import { seedCart } from '../../../test/seed-cart.ts'

type App = Awaited<ReturnType<typeof renderApp>>

afterEach(() => vi.useRealTimers())

/**
 * Presses what sends the call of this path, which is never answered; returns the note that is shown when the call takes
 * too long.
 */
async function noteAfter(
  { user, screen }: Pick<App, 'user' | 'screen'>,
  path: string,
  button: HTMLElement,
) {
  server.use(http.all(path, () => new Promise<never>(() => undefined)))
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await user.click(button)
  expect(await screen.findByText('Sending')).toHaveAttribute('role', 'status')

  await vi.advanceTimersByTimeAsync(SLOW_CALL_MS)

  return screen.findByText(/^This is taking longer than usual/)
}

it('ERR-4 a note says when deleting a saved passenger takes over 3 s', async () => {
  const sandbox = await createTestSandbox()
  const session = await signInWith(sandbox, meiLing)
  const app = await renderApp('/profile/passenger', { sandbox, session })
  await app.user.click(await app.screen.findByRole('button', { name: 'Delete TAN MEI LING' }))

  const dialog = within(await app.screen.findByRole('dialog'))

  const note = await noteAfter(
    app,
    '*/admin/v1/passenger/:id',
    dialog.getByRole('button', { name: 'Delete' }),
  )

  expect(note).not.toHaveClass('sr-only')
})

it('ERR-4 a note says when deleting a customer takes over 3 s', async () => {
  const app = await openAsAgent('/customers', 'dewi')
  await app.user.click(await app.screen.findByRole('button', { name: 'Delete Grace Polii' }))

  const dialog = within(await app.screen.findByRole('dialog'))

  const note = await noteAfter(
    app,
    '*/admin/v1/customer/:id',
    dialog.getByRole('button', { name: 'Delete' }),
  )

  expect(note).not.toHaveClass('sr-only')
})

const path = '*/travel/v1/cart/item/:id'

async function openCart() {
  const sandbox = await createTestSandbox()
  await seedCart(sandbox)
  const app = await renderApp('/cart', { sandbox })
  return { ...app, remove: await app.screen.findByRole('button', { name: /^Remove / }) }
}

it('ERR-4 a note says when removing an item from the cart takes over 3 s', async () => {
  const app = await openCart()
  await app.user.click(app.remove)

  const dialog = within(await app.screen.findByRole('dialog'))

  const note = await noteAfter(app, path, dialog.getByRole('button', { name: 'Remove' }))

  expect(note).not.toHaveClass('sr-only')
})

it('ERR-4 a note says when removing an expired item takes over 3 s', async () => {
  const app = await openCart()
  app.sandbox.clock.advance(15 * 60)
  app.unmount()
  const again = await renderApp('/cart', { sandbox: app.sandbox })

  const remove = await again.screen.findByRole('button', { name: /^Remove / })

  const note = await noteAfter(again, path, remove)

  expect(note).not.toHaveClass('sr-only')
})

it.each([
  ['confirmation', 'confirm', 'Confirm subscription'],
  ['end', 'leave', 'Unsubscribe'],
])(
  'ERR-4 SUP-2 a note says when the %s of a newsletter subscription takes over 3 s',
  async (_what, page, button) => {
    const app = await renderApp(`/login?newsletter=${page}#k3x9Qv7LwZ2mB8nR4tYcHs`)

    const press = await app.screen.findByRole('button', { name: button })

    const note = await noteAfter(app, '*/travel/v1/newsletter/*', press)

    expect(note).not.toHaveClass('sr-only')
  },
)

it('ERR-4 SUP-2 a note says when subscribing in the footer takes over 3 s', async () => {
  const app = await renderApp('/login')
  const footer = within(await app.screen.findByRole('contentinfo'))
  await app.user.type(await footer.findByRole('textbox', { name: 'Newsletter' }), 'a@example.com')

  const press = footer.getByRole('button', { name: 'Subscribe' })

  const note = await noteAfter(app, '*/travel/v1/newsletter', press)

  expect(note).not.toHaveClass('sr-only')
})
