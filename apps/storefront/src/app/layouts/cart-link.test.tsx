import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { act } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'

import { createTestSandbox, renderApp, server } from '../../test/render-app.tsx'
import { attractionInput } from '../../test/sample-products.ts'
import { addInput, seedCart } from '../../test/seed-cart.ts'

const page = '/privacy-policy'

afterEach(() => void vi.restoreAllMocks())

it('CRT-1 the header counts the items in the visitor’s cart, also after a reload', async () => {
  const sandbox = await createTestSandbox()
  localStorage.setItem('cartToken', await fillCart(sandbox))

  const { screen } = await renderApp(page, { sandbox })

  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toHaveAttribute('href', '/cart')
})

/** Sends the event by which a browser tells this tab that another tab has changed the cart. */
function tellOfOtherTab(newValue: string | null = crypto.randomUUID()) {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cartChange', newValue })))
}

it('CRT-1 the header also counts items that another tab adds while this one is open', async () => {
  const sandbox = await createTestSandbox()
  const cart = await seedCart(sandbox)
  const { screen } = await renderApp(page, { sandbox })
  await screen.findByRole('link', { name: 'Cart, 1 item' })
  await addInput(sandbox, cart.Token, attractionInput)

  tellOfOtherTab()

  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

it('CRT-1 a hidden tab asks for a changed cart once, when it is seen again', async () => {
  const sandbox = await createTestSandbox()
  const cart = await seedCart(sandbox)
  const { screen } = await renderApp(page, { sandbox })
  await screen.findByRole('link', { name: 'Cart, 1 item' })
  await addInput(sandbox, cart.Token, attractionInput)
  let asked = 0
  server.use(http.get('*/travel/v1/cart', () => void (asked += 1)))
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')

  tellOfOtherTab()
  tellOfOtherTab()
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))

  expect(asked).toBe(0)
  visibility.mockRestore()
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  expect(asked).toBe(1)
})

it('CRT-1 a tab that asks for a changed cart does not make other tabs ask', async () => {
  const sandbox = await createTestSandbox()
  const cart = await seedCart(sandbox)
  const { screen } = await renderApp(page, { sandbox })
  await screen.findByRole('link', { name: 'Cart, 1 item' })
  await addInput(sandbox, cart.Token, attractionInput)
  const told = localStorage.getItem('cartChange')

  tellOfOtherTab()
  await screen.findByRole('link', { name: 'Cart, 2 items' })

  expect(localStorage.getItem('cartChange')).toBe(told)
})

it('CRT-1 without a cart, the header shows no count', async () => {
  const { screen } = await renderApp(page)

  expect(await screen.findByRole('link', { name: 'Cart' })).toBeVisible()
})

it('CRT-1 a cart that the server no longer knows is forgotten', async () => {
  localStorage.setItem('cartToken', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')

  const { screen } = await renderApp(page)
  await screen.findByRole('link', { name: 'Cart' })

  await expect.poll(() => localStorage.getItem('cartToken')).toBeNull()
})

/** Puts one sailing into a new cart and returns the cart's token. */
async function fillCart(sandbox: Sandbox): Promise<string> {
  const call = async <Answer,>(path: string, body?: object): Promise<Answer> => {
    const init = body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'a-key-of-this-test' },
      body: JSON.stringify(body),
    }
    const answer = await sandbox.fetch(new Request(`http://localhost/travel/v1/${path}`, init))
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const date = '2026-12-12'
  const found = await call<Schemas['FerrySearchResult']>(
    `ferry/search?system=4101&from=HFC&to=BTC&dateFrom=${date}&adults=1`,
  )
  const cart = await call<Schemas['Cart']>('cart?system=4101', {
    ItemContent: 'ferry',
    Items: [
      {
        Item: 'fer_HFC-BTC',
        Qty: 1,
        Ferry: {
          DateFrom: date,
          DateUntil: date,
          Qty: 1,
          QtyAdult: 1,
          QtyChild: 0,
          QtyInfant: 0,
          IsRoundTrip: false,
          IsInternational: true,
          IsOpenTicket: false,
          IsOpenTicket2W: false,
          Offers: [firstOffer(found)],
        },
      },
    ],
  })
  return cart.Token
}

function firstOffer({ Departures }: Schemas['FerrySearchResult']): string {
  const offer = Departures.Sailings.flatMap(({ Offers }) => Offers)[0]?.Offer
  if (!offer) throw new Error('No sailing is on sale.')
  return offer
}
