import type { Schemas } from '@selat/sdk'
import { expect } from 'vitest'

import type { Sandbox } from '../sandbox.ts'

export const NOW = '2026-11-20T06:30:00.000Z'
export const NUSA = 4101
export const RIAU_LINE = 4103
export const TRAVEL_DATE = '2026-12-12'

type Call = {
  readonly body?: unknown
  readonly token?: string
  readonly cart?: string
  readonly key?: string
  readonly language?: string
  readonly query?: Readonly<Record<string, string>>
}

export type Answer<Body = Record<string, unknown>> = {
  readonly status: number
  readonly body: Body
}

/** What a test needs of an order to go on with it. */
export type Placed = { readonly order: Schemas['Order']; readonly token: string }

let keys = 0

/** Somebody without an account, who speaks to a sandbox over HTTP as the storefront does. */
export function createVisitor(sandbox: Sandbox, { system = NUSA, currency = 'IDR' } = {}) {
  async function call<Body = Record<string, never>>(
    method: 'GET' | 'POST',
    path: string,
    {
      body,
      token,
      cart,
      key = `key-of-a-visitor-${++keys}`,
      language = 'en',
      query = {},
    }: Call = {},
  ): Promise<Answer<Body>> {
    const parameters = new URLSearchParams({ system: String(system), currency, ...query })
    const isForm = body instanceof FormData
    const response = await sandbox.fetch(
      new Request(`http://localhost/travel/v1/${path}?${parameters}`, {
        method,
        headers: {
          'Accept-Language': language,
          ...(method === 'POST' && { 'Idempotency-Key': key }),
          ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
          ...(token !== undefined && { 'Booking-Token': token }),
          ...(cart !== undefined && { 'Cart-Token': cart }),
        },
        body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      }),
    )
    // Tests say which body they expect.
    return { status: response.status, body: (await response.json()) as Body }
  }

  /** The first sailing from one terminal to another that is on sale. */
  async function findOffer(from = 'HFC', to = 'BTC', date = TRAVEL_DATE, passengers = 1) {
    const { body } = await call<Schemas['FerrySearchResult']>('GET', 'ferry/search', {
      query: { from, to, dateFrom: date, adults: String(passengers), children: '0', infants: '0' },
    })
    for (const sailing of body.Departures.Sailings) {
      const offer = sailing.Offers.find(({ SeatsLeft }) => SeatsLeft >= passengers)
      if (sailing.Status === 'on_sale' && offer) return { sailing, offer }
    }
    throw new Error(`Nothing sails from ${from} to ${to} on ${date}`)
  }

  /** Holds one sailing for a party. */
  async function hold(
    party: { adults?: number; children?: number; infants?: number } = {},
    { from = 'HFC', to = 'BTC', date = TRAVEL_DATE, cart = undefined as string | undefined } = {},
  ) {
    const { adults = 1, children = 0, infants = 0 } = party
    const size = adults + children + infants
    const { sailing, offer } = await findOffer(from, to, date, size)
    const answer = await call<Schemas['Cart']>('POST', 'cart', {
      cart,
      body: {
        ItemContent: 'ferry',
        Items: [
          {
            Item: sailing.Item,
            Qty: size,
            Ferry: {
              DateFrom: date,
              DateUntil: null,
              Qty: size,
              QtyAdult: adults,
              QtyChild: children,
              QtyInfant: infants,
              IsRoundTrip: false,
              IsInternational: true,
              IsOpenTicket: false,
              IsOpenTicket2W: false,
              Offers: [offer.Offer],
            },
          },
        ],
      },
    })
    expect(answer.status).toBe(201)
    return { cart: answer.body, sailing, offer }
  }

  /** Places every item of a cart; an item without passengers of its own gets as many adults as it was booked for. */
  function place(
    cart: Schemas['Cart'],
    passengers?: readonly Schemas['PassengerInput'][],
    { key, contact = {}, language }: { key?: string; contact?: object; language?: string } = {},
  ) {
    return call<Schemas['PlacedOrder']>('POST', 'order', {
      cart: cart.Token,
      key,
      language,
      body: {
        Contact: {
          Name: 'Tan Wei Ling',
          Email: 'weiling@example.com',
          PhoneCode: '+65',
          PhoneNumber: '91234567',
          ...contact,
        },
        Items: cart.Items.filter(({ State }) => State === 'held').map((item) => ({
          CartItem: item.Id,
          Passengers: passengers ?? Array.from({ length: item.Qty }, (_, index) => adult(index)),
        })),
        AdditionalNote: '',
        CodeReference: '',
      },
    })
  }

  /** An order of one sailing, waiting for payment. */
  async function book(party?: { adults?: number }, language?: string): Promise<Placed> {
    const { cart } = await hold(party)
    const { status, body } = await place(cart, undefined, { language })
    expect(status).toBe(201)
    return { order: body.Order, token: body.BookingToken }
  }

  const path = ({ order }: Placed) => `order/${order.Id}/payment`
  const withToken = ({ token }: Placed, extra: Call = {}): Call => ({ token, ...extra })

  return {
    call,
    findOffer,
    hold,
    place,
    book,
    order: (placed: Placed, extra?: Call) =>
      call<Schemas['Order']>('GET', `booking/detail/${placed.order.Id}`, withToken(placed, extra)),
    payment: (placed: Placed, extra?: Call) =>
      call<Schemas['Payment']>('GET', path(placed), withToken(placed, extra)),
    choose: (placed: Placed, method: string, extra?: Call) =>
      call<Schemas['Payment']>(
        'POST',
        path(placed),
        withToken(placed, { ...extra, body: { PaymentMethod: method } }),
      ),
    upload: (placed: Placed, file: File, extra?: Call) =>
      call<Schemas['Payment']>(
        'POST',
        `${path(placed)}/proof`,
        withToken(placed, { ...extra, body: form(file) }),
      ),
    confirm: (placed: Placed, extra?: Call) =>
      call<Schemas['Payment']>('POST', `${path(placed)}/confirm`, withToken(placed, extra)),
    cancel: (placed: Placed, extra?: Call) =>
      call<Schemas['Order']>('POST', `order/${placed.order.Id}/cancel`, withToken(placed, extra)),
    tickets: (placed: Placed, extra?: Call) =>
      call<Schemas['TicketList']>(
        'GET',
        `order/${placed.order.Id}/ticket`,
        withToken(placed, extra),
      ),
  }
}

export type Visitor = ReturnType<typeof createVisitor>

/** Somebody at the console. */
export function createOperator(sandbox: Sandbox) {
  return async function act<Body = Record<string, never>>(
    path: string,
    body?: unknown,
  ): Promise<Answer<Body>> {
    const response = await sandbox.fetch(
      new Request(`http://localhost/__mock/api/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    )
    return { status: response.status, body: (await response.json()) as Body }
  }
}

/** A traveller who may board anything; each index is another person. */
export function adult(
  index = 0,
  changes: Partial<Schemas['PassengerInput']> = {},
): Schemas['PassengerInput'] {
  return {
    Band: 'adult',
    Title: 'Ms',
    FirstName: `WEI ${'ABCDEFGHIJ'[index]}`,
    LastName: 'TAN',
    DateOfBirth: '1985-11-03',
    PlaceOfBirth: 'Singapore',
    Nationality: 'SG',
    CountryOfResidence: 'SG',
    PassportNumber: `K100000${index}N`,
    DateOfIssue: '2023-02-11',
    DateOfExpiry: '2033-02-11',
    PlaceOfIssue: 'Singapore',
    ...changes,
  }
}

/** The smallest picture that counts as one, at any size on disk. */
export function pngFile(name = 'receipt.png', size = 100): File {
  const bytes = new Uint8Array(size)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  bytes.set([0, 0, 0, 1, 0, 0, 0, 1], 16)
  return new File([bytes], name, { type: 'image/png' })
}

function form(file: File): FormData {
  const data = new FormData()
  data.set('File', file)
  return data
}
