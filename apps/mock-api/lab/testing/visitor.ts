import type { ServerSchemas as Schemas } from '@selat/sdk'
import { type OperationId, operations } from '@selat/sdk/operations'
import { expect } from 'vitest'

import { orderOf, samplePassenger } from '../../src/scenarios/sample-order.ts'
import type { Sandbox } from '../../src/server/sandbox/sandbox.ts'
import { type CallParts, CONSUMER_SYSTEM, createCaller } from './create-caller.ts'

export const NOW = '2026-11-20T06:30:00.000Z'
export const RIAU_LINE = 4103
export const TRAVEL_DATE = '2026-12-12'

/** The products that need no names of travellers, because the contact is enough. */
const NAMELESS: ReadonlySet<Schemas['Product']> = new Set(['hotel', 'attraction', 'transport'])

/** An answer. The test names the type of its body. */
export type AnswerOf<Body> = { readonly status: number; readonly body: Body }

/** An order and its token. */
export type Placed = { readonly order: Schemas['Order']; readonly token: string }

/** Whether an operation takes a currency. Operations of an account do not, because an account has its own. */
const takesCurrency = (id: OperationId) => 'currency' in operations[id].primitives.query

/** Creates a visitor without an account, who books and pays as the storefront does. */
export function createVisitor(
  sandbox: Sandbox,
  { system = CONSUMER_SYSTEM, currency = 'IDR' } = {},
) {
  const { send } = createCaller(sandbox)

  async function call<Body = Schemas['Problem']>(
    id: OperationId,
    { query, header, language = 'en', ...parts }: CallParts & { language?: string } = {},
  ): Promise<AnswerOf<Body>> {
    const { status, body } = await send(id, {
      ...parts,
      query: { system, ...(takesCurrency(id) && { currency }), ...query },
      header: { 'Accept-Language': language, ...header },
    })
    return { status, body: body as Body } // the type parameter says which body the test expects
  }

  /** Finds the first sailing from one terminal to another that is on sale and has enough seats. */
  async function findOffer(from = 'HFC', to = 'BTC', date = TRAVEL_DATE, passengers = 1) {
    const { body } = await call<Schemas['FerrySearchResult']>('searchFerry', {
      query: { from, to, dateFrom: date, adults: passengers, children: 0, infants: 0 },
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
    const answer = await call<Schemas['Cart']>('addToCart', {
      header: cart === undefined ? {} : { 'Cart-Token': cart },
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

  /**
   * Places an order of every item of a cart. Items that need travellers get as many adults as were booked, unless passengers
   * are given.
   */
  function place(
    cart: Schemas['Cart'],
    passengers?: readonly Schemas['PassengerInput'][],
    {
      key,
      contact = {},
      note = '',
      language,
    }: { key?: string; contact?: object; note?: string; language?: string } = {},
  ) {
    const blank = orderOf('')
    return call<Schemas['PlacedOrder']>('placeOrder', {
      header: { 'Cart-Token': cart.Token, ...(key !== undefined && { 'Idempotency-Key': key }) },
      language,
      body: {
        ...blank,
        Contact: { ...blank.Contact, ...contact },
        AdditionalNote: note,
        Items: cart.Items.filter(({ State }) => State === 'held').map((item) => ({
          CartItem: item.Id,
          Passengers: NAMELESS.has(item.ItemContent)
            ? []
            : (passengers ?? Array.from({ length: item.Qty }, (_, index) => adult(index))),
        })),
      },
    })
  }

  /** Orders one sailing and leaves it unpaid. */
  async function book(party?: { adults?: number }, language?: string): Promise<Placed> {
    const { cart } = await hold(party)
    const { status, body } = await place(cart, undefined, { language })
    expect(status).toBe(201)
    return { order: body.Order, token: body.BookingToken }
  }

  /** Calls an operation of one order with its token. */
  function of<Body>(id: OperationId, { order, token }: Placed, body?: unknown, language?: string) {
    const header = { 'Booking-Token': token }
    return call<Body>(id, { path: { id: order.Id }, header, body, language })
  }

  return {
    call,
    findOffer,
    hold,
    place,
    book,
    order: (placed: Placed) => of<Schemas['Order']>('getBooking', placed),
    payment: (placed: Placed) => of<Schemas['Payment']>('getPayment', placed),
    choose: (placed: Placed, PaymentMethod: string, language?: string) =>
      of<Schemas['Payment']>('startPayment', placed, { PaymentMethod }, language),
    upload: (placed: Placed, file: File) =>
      of<Schemas['Payment']>('uploadPaymentProof', placed, fileForm(file)),
    confirm: (placed: Placed) => of<Schemas['Payment']>('confirmPayment', placed),
    cancel: (placed: Placed) => of<Schemas['Order']>('cancelOrder', placed),
    tickets: (placed: Placed) => of<Schemas['TicketList']>('listTickets', placed),
    of,
  }
}

export type Visitor = ReturnType<typeof createVisitor>

/** Returns a function that calls the console as an operator of the mock does. */
export function createOperator(sandbox: Sandbox) {
  return async function act<Body = Record<string, unknown>>(
    path: string,
    body?: unknown,
  ): Promise<AnswerOf<Body>> {
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

/** Returns a traveller who may board any sailing. Each index makes a different person. */
export function adult(
  index = 0,
  changes: Partial<Schemas['PassengerInput']> = {},
): Schemas['PassengerInput'] {
  return samplePassenger({
    FirstName: `WEI ${'ABCDEFGHIJ'[index]}`,
    PassportNumber: `K100000${index}N`,
    ...changes,
  })
}

/** Returns a picture of one pixel, with any size on disk. All bytes except its header and its end are image data. */
export function pngFile(name = 'receipt.png', size = 100): File {
  const bytes = new Uint8Array(size)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  bytes.set([0, 0, 0, 1, 0, 0, 0, 1], 16)
  const pixels = 33
  const end = size - 12
  new DataView(bytes.buffer).setUint32(pixels, end - pixels - 12)
  bytes.set([0x49, 0x44, 0x41, 0x54], pixels + 4)
  bytes.set([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82], end)
  return new File([bytes], name, { type: 'image/png' })
}

/** Returns a form with a file, as the contract requires. */
export function fileForm(file: File): FormData {
  const data = new FormData()
  data.set('File', file)
  return data
}
