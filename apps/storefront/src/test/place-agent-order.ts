import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'

import { orderInput, type PlacedOrder } from './place-order.ts'
import { logIn } from './render-app.tsx'
import { ask } from './seed-cart.ts'

export const agentsHost = 'b2b.localhost'

const date = '2026-12-12'

/**
 * Places an unpaid order of an agent on the partners' site. The wallet of the agency holds Rp 25,000,000, and its credit is Rp
 * 5,000,000.
 */
export async function placeAgentOrder(
  sandbox: Sandbox,
  adults = 2,
  /** The saved customer whom the order is for. */
  customer?: string,
): Promise<PlacedOrder & { session: Schemas['Session'] }> {
  const session = await logIn(sandbox, 'rizal', 'selat-demo-4', agentsHost)
  const call = <Answer>(path: string, query: object, body?: object, header: object = {}) =>
    ask<Answer>(sandbox, path, {
      query: { system: '4102', ...query },
      header: {
        Authorization: `Bearer ${session.Token}`,
        'Idempotency-Key': crypto.randomUUID(),
        ...header,
      },
      ...(body && { method: 'POST', body }),
    })
  const found = await call<Schemas['FerrySearchResult']>('ferry/search', {
    ...{ from: 'HFC', to: 'BTC', dateFrom: date, dateUntil: '2026-12-14' },
    adults: String(adults),
  })
  const cart = await call<Schemas['Cart']>('cart', {}, cartInput(found, adults))
  const input = { ...orderInput(cart), ...(customer !== undefined && { Customer: customer }) }
  const placed = await call<Schemas['PlacedOrder']>('order', {}, input, {
    'Cart-Token': cart.Token,
  })
  return { order: placed.Order, token: placed.BookingToken, session }
}

function cartInput(
  { Departures, Returns }: Schemas['FerrySearchResult'],
  adults: number,
): Schemas['CartInput'] {
  const legs = [Departures, ...(Returns ? [Returns] : [])]
  const sailings = legs.map(({ Sailings }) =>
    Sailings.find(({ Offers }) => Offers.some(({ SeatsLeft }) => SeatsLeft >= adults)),
  )
  return {
    ItemContent: 'ferry',
    Items: [
      {
        Item: sailings[0]?.Item ?? '',
        Qty: adults,
        Ferry: {
          DateFrom: date,
          DateUntil: '2026-12-14',
          Qty: adults,
          QtyAdult: adults,
          QtyChild: 0,
          QtyInfant: 0,
          IsRoundTrip: true,
          IsInternational: true,
          IsOpenTicket: false,
          IsOpenTicket2W: false,
          Offers: sailings.map(
            (sailing) => sailing?.Offers.find(({ SeatsLeft }) => SeatsLeft >= adults)?.Offer ?? '',
          ),
        },
      },
    ],
  }
}
