import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'

import { rememberBooking } from '../shared/booking-access.ts'

const system = '4101'
const departOn = '2026-12-12'
const returnOn = '2026-12-14'

export type PlacedOrder = { order: Schemas['Order']; token: string }

type Wanted = {
  adults?: number
  isRoundTrip?: boolean
  currency?: string
  /** Whether this device keeps the guest's secret, as it does after a checkout. */
  isRemembered?: boolean
}

/** An order as the checkout leaves it: placed, unpaid, its secret on this device. */
export async function placeOrder(sandbox: Sandbox, wanted: Wanted = {}): Promise<PlacedOrder> {
  const { adults = 2, isRoundTrip = false, currency = 'IDR', isRemembered = true } = wanted
  const ask = caller(sandbox, currency)
  const dates = { dateFrom: departOn, ...(isRoundTrip && { dateUntil: returnOn }) }
  const found = await ask<Schemas['FerrySearchResult']>('ferry/search', {
    query: { from: 'HFC', to: 'BTC', ...dates, adults: String(adults) },
  })
  const outbound = offerOf(found.Departures, adults)
  const back = found.Returns && offerOf(found.Returns, adults)
  const cart = await ask<Schemas['Cart']>('cart', {
    body: {
      ItemContent: 'ferry',
      Items: [
        {
          Item: outbound.sailing.Item,
          Qty: adults,
          Ferry: {
            DateFrom: departOn,
            DateUntil: isRoundTrip ? returnOn : null,
            Qty: adults,
            QtyAdult: adults,
            QtyChild: 0,
            QtyInfant: 0,
            IsRoundTrip: isRoundTrip,
            IsInternational: true,
            IsOpenTicket: false,
            IsOpenTicket2W: false,
            Offers: [outbound.offer, back?.offer].filter((offer) => offer !== undefined),
          },
        },
      ],
    } satisfies Schemas['CartInput'],
  })
  const placed = await ask<Schemas['PlacedOrder']>('order', {
    headers: { 'Cart-Token': cart.Token },
    body: orderInput(cart, adults),
  })
  const { BookingToken: token, Order: order } = placed
  if (isRemembered) rememberBooking(order.Id, token)
  return { order, token }
}

/** Somebody at the agency's console. */
export async function atConsole<Answer>(
  sandbox: Sandbox,
  path: string,
  body: object,
): Promise<Answer> {
  const response = await sandbox.fetch(
    new Request(`http://localhost/__mock/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return response.json()
}

type Call = { query?: Record<string, string>; headers?: Record<string, string>; body?: object }

/** Asks the API directly, for what a page under test has not done itself. */
export function caller(sandbox: Sandbox, currency = 'IDR') {
  return async <Answer>(path: string, { query, headers, body }: Call = {}): Promise<Answer> => {
    const parameters = new URLSearchParams({ system, currency, ...query })
    const response = await sandbox.fetch(
      new Request(`http://localhost/travel/v1/${path}?${parameters}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...(body && {
            'Content-Type': 'application/json',
            'Idempotency-Key': crypto.randomUUID(),
          }),
          ...headers,
        },
        body: body ? JSON.stringify(body) : null,
      }),
    )
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
}

function offerOf({ Sailings }: Schemas['FerryLeg'], seats: number) {
  for (const sailing of Sailings) {
    const offer = sailing.Offers.find(({ SeatsLeft }) => SeatsLeft >= seats)
    if (sailing.Status === 'on_sale' && offer) return { sailing, offer: offer.Offer }
  }
  throw new Error('Nothing sails')
}

function orderInput(cart: Schemas['Cart'], adults: number): Schemas['OrderInput'] {
  return {
    Contact: {
      Name: 'Tan Wei Ling',
      Email: 'weiling@example.com',
      PhoneCode: '+65',
      PhoneNumber: '91234567',
    },
    Items: cart.Items.map(({ Id }) => ({
      CartItem: Id,
      Passengers: Array.from({ length: adults }, (_, index) => passenger(index)),
    })),
    AdditionalNote: 'Near the stairs, please.',
    CodeReference: 'WL-7',
  }
}

function passenger(index: number): Schemas['PassengerInput'] {
  return {
    Band: 'adult',
    Title: 'Ms',
    FirstName: ['WEI LING', 'MEI', 'LI NA'][index] ?? 'WEI',
    LastName: 'TAN',
    DateOfBirth: '1985-11-03',
    PlaceOfBirth: 'Singapore',
    Nationality: 'SG',
    CountryOfResidence: 'SG',
    PassportNumber: `K100000${index}N`,
    DateOfIssue: '2023-02-11',
    DateOfExpiry: '2033-02-11',
    PlaceOfIssue: 'Singapore',
  }
}
