// This file is compiled and never run. It has one call of every kind, as clients of the last release have written them. If a
// line stops compiling, clients break, whatever the checkers of the contract say. So it may change only with a major
// version.
import { createAdminClient, createTravelClient, type Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'

const options = {
  baseUrl: 'http://localhost:4010',
  system: () => 4101,
  currency: () => 'SGD',
  token: () => null,
  language: () => 'en',
}
const travel = createTravelClient(options)
const admin = createAdminClient(options)

/** Calls a list with a query, tests for one refusal, and reads fields at the depth of a page. */
export async function search(): Promise<string[]> {
  const query = { from: 'HFC', to: 'BTC', dateFrom: '2026-12-12', adults: 2 }
  const { data, error } = await travel.get('/travel/v1/ferry/search', { query })
  if (isProblem(error, 'product_unavailable')) return [error.detail]
  if (!data) return []
  return data.Departures.Sailings.flatMap(({ DepartsAt, Offers }) =>
    Offers.map(({ Offer, Fares }) => `${DepartsAt} ${Offer} ${Fares.Adult.Amount}`),
  )
}

/** Sends a body, a secret in a header and a key of its own, and gets an answer of 201. */
export async function order(offer: string, input: Schemas['OrderInput']): Promise<string> {
  const cart = await travel.post('/travel/v1/cart', { body: cartOf(offer) })
  if (!cart.data?.Token) return ''
  const placed = await travel.post('/travel/v1/order', {
    header: { 'Cart-Token': cart.data.Token },
    body: input,
    idempotencyKey: 'an-intent-of-mine',
  })
  const status: Schemas['OrderStatus'] | undefined = placed.data?.Order.Status
  return status === 'ENTRY' ? 'waits for money' : ''
}

/** Calls PUT, DELETE with an empty answer, an upload, and a list that needs a session. */
export async function others(name: Schemas['SavedPassengerInput'], file: File): Promise<unknown[]> {
  const id = 'pas_5T8Q2MZK7C'
  const changed = await admin.put('/admin/v1/passenger/{id}', { path: { id }, body: name })
  const nothing: undefined = (await admin.delete('/admin/v1/session')).data
  const proof = '/travel/v1/order/{id}/payment/proof'
  const sent = await travel.upload(proof, { path: { id }, file, header: { 'Booking-Token': 'x' } })
  const orders = await admin.get('/admin/v1/order', { query: { status: 'POSTED' } })
  return [changed.data, nothing, sent.error?.kind, orders.data]
}

export const titles = [
  'Mr',
  'Mrs',
  'Ms',
  'Miss',
  'Mstr',
] as const satisfies readonly Schemas['PassengerTitle'][]
export const states = {
  ENTRY: 1,
  POSTED: 2,
  CANCELLED: 3,
  EXPIRED: 4,
} satisfies Partial<Record<Schemas['OrderStatus'], number>>

function cartOf(offer: string): Schemas['CartInput'] {
  return {
    ItemContent: 'ferry',
    Items: [
      {
        Item: 'fer_HFC-BTC',
        Qty: 1,
        Ferry: {
          DateFrom: '2026-12-12',
          DateUntil: '2026-12-12',
          Qty: 1,
          QtyAdult: 1,
          QtyChild: 0,
          QtyInfant: 0,
          IsRoundTrip: false,
          IsInternational: true,
          IsOpenTicket: false,
          IsOpenTicket2W: false,
          Offers: [offer],
        },
      },
    ],
  }
}
