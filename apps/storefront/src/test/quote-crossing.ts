import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'

import { agentWithCart } from './agent-cart.ts'
import { contact, passenger } from './place-order.ts'
import { ask } from './seed-cart.ts'

const system = '4102'

type Wish = {
  adults?: number
  children?: number
  /** The saved customer whom the quotation is for; null if it names nobody. */
  customer?: string | null
  /** The number of crossings that the same people go on. */
  crossings?: number
  /** Whether another device opens the quotation, without the agent's cart. */
  isElsewhere?: boolean
}

/** Quotes crossings to a customer, as dewi of Baruna Tours; the customer has not answered yet. */
export async function quoteCrossing(
  sandbox: Sandbox,
  { adults = 1, children = 0, customer, crossings = 1, isElsewhere = false }: Wish = {},
) {
  let held = await agentWithCart(sandbox, 'dewi', { adults, children })
  for (let more = 1; more < crossings; more += 1)
    held = await agentWithCart(sandbox, 'dewi', { adults, children })
  const { session, cart } = held
  if (isElsewhere) localStorage.removeItem('cartToken')
  const post = (path: string, body?: object) =>
    ask<Schemas['Quotation']>(sandbox, path, {
      api: 'admin',
      method: 'POST',
      query: { system },
      header: {
        'Idempotency-Key': crypto.randomUUID(),
        'Cart-Token': cart.Token,
        Authorization: `Bearer ${session.Token}`,
      },
      ...(body && { body }),
    })
  const quote = () => post('quotation', { Customer: customer ?? null, Note: '', ValidDays: 7 })
  const quotation = await quote()
  const withdraw = () => post(`quotation/${quotation.Id}/cancel`)
  return { quotation, session, quote, withdraw }
}

/** Accepts a quotation as its customer, on another device. */
export async function acceptQuotation(
  sandbox: Sandbox,
  { Link, Lines }: Schemas['Quotation'],
  changes: Partial<Schemas['OrderContact']> = {},
): Promise<Schemas['SharedQuotation']> {
  return ask(sandbox, 'quotation/accept', {
    method: 'POST',
    query: { system },
    body: {
      QuotationToken: new URL(Link, 'http://site.test').searchParams.get('token'),
      Contact: { ...contact, ...changes },
      Items: Lines.map(({ Id, Qty }) => ({
        CartItem: Id,
        Passengers: Array.from({ length: Qty }, (_, index) => passenger(index)),
      })),
    },
  })
}
