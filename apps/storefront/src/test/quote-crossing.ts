import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'

import { agentsHost } from './place-agent-order.ts'
import { contact, passenger } from './place-order.ts'
import { logIn } from './render-app.tsx'
import { ask } from './seed-cart.ts'

export { agentsHost }

const system = '4102'
const query = { system, currency: 'IDR' }
const date = '2026-12-12'

type Quoted = { quotation: Schemas['Quotation']; session: Schemas['Session'] }

type Wish = {
  adults?: number
  children?: number
  /** The saved customer it is for. */
  customer?: string
  /** More than one crossing of the same people. */
  crossings?: number
  /** Whoever has logged in before. */
  session?: Schemas['Session']
}

/** What dewi of Baruna Tours has quoted a customer, and not heard about yet. */
export async function quoteCrossing(
  sandbox: Sandbox,
  { adults = 1, children = 0, customer, crossings = 1, session: known }: Wish = {},
): Promise<Quoted> {
  const session = known ?? (await logIn(sandbox, 'dewi', 'selat-demo-8', agentsHost))
  const header = () => ({ 'Idempotency-Key': crypto.randomUUID() })
  const found = await ask<Schemas['FerrySearchResult']>(sandbox, 'ferry/search', {
    query: { ...query, from: 'HFC', to: 'BTC', dateFrom: date, adults: String(adults) },
  })
  const sailings = found.Departures.Sailings.filter(({ Offers }) =>
    Offers.some(({ SeatsLeft }) => SeatsLeft >= adults + children),
  )
  let cart: Schemas['Cart'] | undefined
  for (const sailing of sailings.slice(0, crossings))
    cart = await ask<Schemas['Cart']>(sandbox, 'cart', {
      method: 'POST',
      query,
      header: { ...header(), ...(cart && { 'Cart-Token': cart.Token }) },
      body: crossing(sailing, adults, children),
    })
  const quotation = await ask<Schemas['Quotation']>(sandbox, 'quotation', {
    api: 'admin',
    method: 'POST',
    query: { system },
    header: {
      ...header(),
      'Cart-Token': cart?.Token ?? '',
      Authorization: `Bearer ${session.Token}`,
    },
    body: { Customer: customer ?? null, Note: '', ValidDays: 7 },
  })
  return { quotation, session }
}

/** The customer accepts it, on another device. */
export async function acceptQuotation(
  sandbox: Sandbox,
  { Link, Lines }: Schemas['Quotation'],
): Promise<Schemas['SharedQuotation']> {
  return ask(sandbox, 'quotation/accept', {
    method: 'POST',
    query,
    body: {
      QuotationToken: new URL(Link, 'http://site.test').searchParams.get('quotation'),
      Contact: contact,
      Items: Lines.map(({ Id, Qty }) => ({
        CartItem: Id,
        Passengers: Array.from({ length: Qty }, (_, index) => passenger(index)),
      })),
    },
  })
}

function crossing(
  sailing: Schemas['Sailing'],
  adults: number,
  children: number,
): Schemas['CartInput'] {
  const qty = adults + children
  const offer = sailing.Offers.find(({ SeatsLeft }) => SeatsLeft >= qty)
  return {
    ItemContent: 'ferry',
    Items: [
      {
        Item: sailing.Item,
        Qty: qty,
        Ferry: {
          DateFrom: date,
          DateUntil: null,
          Qty: qty,
          QtyAdult: adults,
          QtyChild: children,
          QtyInfant: 0,
          IsRoundTrip: false,
          IsInternational: true,
          IsOpenTicket: false,
          IsOpenTicket2W: false,
          Offers: [offer?.Offer ?? ''],
        },
      },
    ],
  }
}
