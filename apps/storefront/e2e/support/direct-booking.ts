import { randomUUID } from 'node:crypto'

import type { Schemas } from '@selat/sdk'

import { contact, type Traveller, travellers } from './travellers.ts'

const AGENCY = { system: '4101', currency: 'IDR' }

export type Booked = { order: string; token: string; confirmationNumber: string }

/**
 * Orders a crossing as the storefront would, for tests that begin after that; for the account of a session's token,
 * else for a guest. The crossing is never put into the cart of the account, which other tests fill at the same time.
 */
export async function bookDirectly(site: string, date: string, bearer?: string): Promise<Booked> {
  async function ask<Answer>(path: string, init: RequestInit = {}, query = {}): Promise<Answer> {
    const search = new URLSearchParams({ ...AGENCY, ...query })
    const response = await fetch(`${site}/travel/v1/${path}?${search}`, {
      ...init,
      headers: {
        ...init.headers,
        'Idempotency-Key': randomUUID(),
      },
    })
    if (!response.ok) throw new Error(`${path} answers ${await response.text()}`)
    return (await response.json()) as Answer // each call names the answer that the contract describes
  }
  const send = (body: unknown, headers: Record<string, string> = {}) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

  const found = await ask<Schemas['FerrySearchResult']>('ferry/search', {}, searchOf(date))
  const sailing = found.Departures.Sailings.find(({ Status }) => Status === 'on_sale')
  if (!sailing) throw new Error(`Nothing sails on ${date}`)
  const cart = await ask<Schemas['Cart']>('cart', send(cartInput(sailing, date)))
  const placed = await ask<Schemas['PlacedOrder']>(
    'order',
    send(orderInput(cart, travellers({ adults: 1 }, date)), {
      'Cart-Token': cart.Token,
      ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
    }),
  )
  const { Id: order, ConfirmationNumber: confirmationNumber } = placed.Order
  return { order, token: placed.BookingToken, confirmationNumber }
}

/** Logs in to an account with the agency, and returns the token of the session. */
export async function logInDirectly(
  site: string,
  username: string,
  password: string,
): Promise<string> {
  const response = await fetch(`${site}/travel/v1/auth/login?system=${AGENCY.system}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ Username: username, Password: password }),
  })
  if (!response.ok) throw new Error(`The login answers ${await response.text()}`)
  const { Token } = (await response.json()) as Schemas['Session'] // the contract names this answer
  return Token
}

/** Returns the link of the e-mails, which opens a guest's booking in any browser. */
export function bookingLink({ order, token }: Booked): string {
  return `/order-detail?order=${order}&token=${token}`
}

function searchOf(dateFrom: string) {
  return { from: 'HFC', to: 'BTC', dateFrom, adults: '1', children: '0', infants: '0' }
}

function cartInput(sailing: Schemas['Sailing'], date: string): Schemas['CartInput'] {
  const offer = sailing.Offers.find(({ SeatsLeft }) => SeatsLeft > 0)
  return {
    ItemContent: 'ferry',
    Items: [
      {
        Item: sailing.Item,
        Qty: 1,
        Ferry: {
          DateFrom: date,
          DateUntil: null,
          Qty: 1,
          QtyAdult: 1,
          QtyChild: 0,
          QtyInfant: 0,
          IsRoundTrip: false,
          IsInternational: true,
          IsOpenTicket: false,
          IsOpenTicket2W: false,
          Offers: offer ? [offer.Offer] : [],
        },
      },
    ],
  }
}

function orderInput(cart: Schemas['Cart'], passengers: Traveller[]): Schemas['OrderInput'] {
  return {
    Contact: {
      Name: contact.name,
      Email: contact.email,
      PhoneCode: '+65',
      PhoneNumber: contact.phone,
    },
    Items: cart.Items.map(({ Id }) => ({ CartItem: Id, Passengers: passengers })),
    AdditionalNote: '',
    CodeReference: '',
  }
}
