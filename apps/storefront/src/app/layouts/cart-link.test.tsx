import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { createTestSandbox, renderApp } from '../../test/render-app.tsx'

const page = '/privacy-policy'

it('CRT-1 the header counts what is in the visitor’s cart, also after a reload', async () => {
  const sandbox = await createTestSandbox()
  localStorage.setItem('cartToken', await fillCart(sandbox))

  const { screen } = await renderApp(page, { sandbox })

  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toHaveAttribute('href', '/cart')
})

it('CRT-1 without a cart there is nothing to count', async () => {
  const { screen } = await renderApp(page)

  expect(await screen.findByRole('link', { name: 'Cart' })).toBeVisible()
})

it('CRT-1 a cart that the server no longer knows is forgotten', async () => {
  localStorage.setItem('cartToken', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')

  const { screen } = await renderApp(page)
  await screen.findByRole('link', { name: 'Cart' })

  await expect.poll(() => localStorage.getItem('cartToken')).toBeNull()
})

/** Puts one sailing into a new cart and gives the cart's token. */
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
