import type { Sandbox } from '@selat/mock-api'
import { act, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { openFilled, passenger, put } from '../../../test/checkout-driver.ts'
import { logIn, renderApp } from '../../../test/render-app.tsx'
import { seedCart } from '../../../test/seed-cart.ts'

/** Returns the link of the dialog. Its QR code has the same address as the one that the button copies. */
async function makeLink(app: Awaited<ReturnType<typeof openFilled>>): Promise<string> {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await app.user.click(app.screen.getByRole('button', { name: 'Continue on another device' }))
  const dialog = within(await app.screen.findByRole('dialog'))
  await app.user.click(await dialog.findByRole('button', { name: 'Copy the link' }))
  const link = new URL(copied.mock.calls.at(-1)?.[0] ?? '')
  await app.user.click(dialog.getByRole('button', { name: 'Close' }))
  return link.pathname + link.search
}

/** Returns the server's answer to the link, as text. */
async function opens(sandbox: Sandbox, link: string): Promise<string> {
  const answer = await sandbox.fetch(
    new Request('http://localhost/travel/v1/checkout/resume?system=4101', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ResumeToken: new URLSearchParams(link.split('?')[1]).get('resume') }),
    }),
  )
  return answer.text()
}

/** Opens the link in an empty document without stored data, like another browser. */
async function openElsewhere(sandbox: Sandbox, link: string) {
  document.body.innerHTML = ''
  localStorage.clear()
  sessionStorage.clear()
  return renderApp(link, { sandbox })
}

it('CHK-13 a checkout continues on another device, with what was typed after the link was made', async () => {
  const app = await openFilled([{ first: 'WEI' }])
  const link = await makeLink(app)
  await put(app, within(passenger(app)).getByLabelText('First name (given name)'), 'WEI LING')
  await put(app, app.screen.getByLabelText(/^Additional note/), 'Window, please')
  expect(await app.screen.findByText('Your link opens what you typed last.')).toBeVisible()
  await vi.waitFor(async () => expect(await opens(app.sandbox, link)).toContain('Window, please'), {
    timeout: 8_000,
  })
  app.unmount()

  const other = await openElsewhere(app.sandbox, link)

  expect(await other.screen.findByRole('heading', { name: 'Passenger details' })).toBeVisible()
  expect(within(passenger(other)).getByLabelText('First name (given name)')).toHaveValue('WEI LING')
  expect(within(passenger(other)).getByLabelText('Passport number')).toHaveValue('K1234567N')
  expect(other.screen.getByLabelText(/^Additional note/)).toHaveValue('Window, please')
  expect(other.screen.getByLabelText('E-mail')).toHaveValue('weiling@example.com')
  expect(other.router.state.location.search).toBe('')
  expect(localStorage.getItem('cartToken')).toBe(app.cart.Token)
})

it('CHK-13 a link that the browser does not let us copy is shown, so that it can be selected', async () => {
  const app = await openFilled()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await app.user.click(app.screen.getByRole('button', { name: 'Continue on another device' }))
  const dialog = within(await app.screen.findByRole('dialog'))

  await app.user.click(await dialog.findByRole('button', { name: 'Copy the link' }))

  expect(await dialog.findByText(/Select the text instead/)).toBeVisible()
  const link = new URL(dialog.getByText(/^http.*\/checkout\?resume=/).textContent ?? '')
  expect(await opens(app.sandbox, link.search)).toContain('K1234567N')
})

it('CHK-13 after a visit to the cart, the link still opens what was typed last', async () => {
  const app = await openFilled()
  const link = await makeLink(app)
  await act(() => app.router.navigate('/cart'))
  await app.screen.findByRole('heading', { level: 1, name: 'Cart' })
  await act(() => app.router.navigate('/checkout'))

  await put(app, await app.screen.findByLabelText(/^Additional note/), 'Window, please')

  await vi.waitFor(async () => expect(await opens(app.sandbox, link)).toContain('Window, please'), {
    timeout: 8_000,
  })
})

it('CHK-13 a link opened on a device with a cart of its own asks before it replaces that cart', async () => {
  const app = await openFilled()
  const link = await makeLink(app)
  app.unmount()
  localStorage.clear()
  sessionStorage.clear()
  const own = await seedCart(app.sandbox)

  const other = await renderApp(link, { sandbox: app.sandbox })

  expect(
    await other.screen.findByRole('heading', { name: 'There is another cart on this device' }),
  ).toBeVisible()
  expect(localStorage.getItem('cartToken')).toBe(own.Token)
  await other.user.click(
    other.screen.getByRole('button', { name: 'Go on with the booking from the link' }),
  )
  await waitFor(() => expect(localStorage.getItem('cartToken')).toBe(app.cart.Token))
})

it.each(['short', 'a'.repeat(43)])(
  'CHK-13 a link that opens nothing says so: %s',
  async (token) => {
    const { screen } = await renderApp(`/checkout?resume=${token}`)

    expect(await screen.findByRole('heading', { name: 'This link has run out' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the cart' })).toBeVisible()
  },
)

it('CHK-13 a checkout that belongs to an account asks for a login', async () => {
  const app = await openFilled()
  const link = await makeLink(app)
  app.unmount()
  const session = await logIn(app.sandbox, 'budi', 'selat-demo-2')
  const joined = await app.sandbox.fetch(
    new Request('http://localhost/admin/v1/cart?system=4101', {
      method: 'POST',
      headers: { Authorization: `Bearer ${session.Token}`, 'Cart-Token': app.cart.Token },
    }),
  )
  expect(joined.ok).toBe(true)

  const other = await openElsewhere(app.sandbox, link)

  expect(await other.screen.findByRole('heading', { name: 'Log in to go on' })).toBeVisible()
  expect(
    within(other.screen.getByRole('main')).getByRole('link', { name: 'Log in' }),
  ).toHaveAttribute('href', expect.stringContaining('next=%2Fcheckout%3Fresume%3D'))
})
