import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'

import { type AgentName, agentSession } from './agents.ts'
import { ask } from './seed-cart.ts'

const date = '2026-12-12'

type Party = { adults?: number; children?: number }

/** Logs an agent in and puts a crossing from HarbourFront to Batam into their cart, in rupiah. */
export async function agentWithCart(sandbox: Sandbox, username: AgentName, party: Party = {}) {
  const { adults = 1, children = 0 } = party
  const session = await agentSession(sandbox, username)
  const own = <Answer>(path: string, query: object, body?: object) =>
    ask<Answer>(sandbox, path, {
      query: { system: '4102', currency: 'IDR', ...query },
      header: {
        Authorization: `Bearer ${session.Token}`,
        'Idempotency-Key': crypto.randomUUID(),
      },
      ...(body && { method: 'POST', body }),
    })
  const found = await own<Schemas['FerrySearchResult']>('ferry/search', {
    ...{ from: 'HFC', to: 'BTC', dateFrom: date },
    ...{ adults: String(adults), children: String(children) },
  })
  const cart = await own<Schemas['Cart']>('cart', {}, cartInput(found, { adults, children }))
  localStorage.setItem('cartToken', cart.Token)
  return { session, cart }
}

function cartInput(
  { Departures }: Schemas['FerrySearchResult'],
  { adults, children }: Required<Party>,
): Schemas['CartInput'] {
  const Qty = adults + children
  const [sailing] = Departures.Sailings.filter(({ Operator }) => Operator === 'SRL')
  const offer = sailing?.Offers.find(({ SeatsLeft }) => SeatsLeft >= Qty)
  const Ferry = {
    DateFrom: date,
    DateUntil: null,
    Qty,
    QtyAdult: adults,
    QtyChild: children,
    QtyInfant: 0,
    IsRoundTrip: false,
    IsInternational: true,
    IsOpenTicket: false,
    IsOpenTicket2W: false,
    Offers: [offer?.Offer ?? ''],
  }
  return { ItemContent: 'ferry', Items: [{ Item: sailing?.Item ?? '', Qty, Ferry }] }
}
