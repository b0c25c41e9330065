import { addDays } from '@selat/domain'
import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'

export type SeedTrip = {
  from?: string
  to?: string
  /** Whether the trip has a way back, two days later. */
  isRoundTrip?: boolean
  /** The offers, one for each way; without them, those that a search finds first. */
  offers?: readonly string[]
  isInternational?: boolean
  adults?: number
  children?: number
  infants?: number
  /** The token of an existing cart. */
  into?: string
}

const system = 4101
const date = '2026-12-12'

/** Puts trips into one new cart of the consumer site, as the search would, and remembers it on this device. */
export async function seedCart(sandbox: Sandbox, ...trips: SeedTrip[]): Promise<Schemas['Cart']> {
  let cart: Schemas['Cart'] | undefined
  for (const trip of trips.length > 0 ? trips : [{}]) {
    cart = await addItem(sandbox, cart?.Token ?? trip.into, await toItem(sandbox, trip))
  }
  return remember(cart)
}

/** Puts an open ticket of the first kind that is sold into a new cart, and remembers the cart on this device. */
export async function seedOpenTicket(
  sandbox: Sandbox,
  adults = 1,
  children = 0,
): Promise<Schemas['Cart']> {
  const list = await ask<Schemas['OpenTicketList']>(sandbox, 'ferry/open/list', {
    query: { from: 'HFC', to: 'BTC' },
  })
  const product = list.Items[0]
  if (!product) throw new Error('No open ticket is on sale.')
  const ferry = { DateFrom: null, DateUntil: null, IsRoundTrip: false, Offers: [] }
  const item = toInput(
    product.Item,
    { adults, children },
    { ...ferry, IsInternational: product.IsInternational },
  )
  item.Ferry.IsOpenTicket = !product.IsOpenTicket2W
  item.Ferry.IsOpenTicket2W = product.IsOpenTicket2W
  return remember(await addItem(sandbox, undefined, item))
}

/**
 * Makes one call of the consumer site, or of another site that the query names; a refusal is thrown with the text of its
 * problem document.
 */
export async function ask<Answer>(
  sandbox: Sandbox,
  path: string,
  call: {
    method?: string
    query?: object
    header?: object
    body?: object
    api?: 'travel' | 'admin'
  } = {},
): Promise<Answer> {
  const query = new URLSearchParams({ system: String(system), ...call.query })
  const headers = new Headers({ 'Content-Type': 'application/json', ...call.header })
  const request = new Request(`http://localhost/${call.api ?? 'travel'}/v1/${path}?${query}`, {
    method: call.method ?? 'GET',
    headers,
    ...(call.body && { body: JSON.stringify(call.body) }),
  })
  const answer = await sandbox.fetch(request)
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

async function toItem(sandbox: Sandbox, trip: SeedTrip): Promise<Schemas['FerryCartItemInput']> {
  const { from = 'HFC', to = 'BTC', isRoundTrip = false, isInternational = true } = trip
  const dateUntil = isRoundTrip ? addDays(date, 2) : date
  const found = await ask<Schemas['FerrySearchResult']>(sandbox, 'ferry/search', {
    query: { from, to, dateFrom: date, ...(isRoundTrip && { dateUntil }), adults: '1' },
  })
  const legs = [found.Departures, ...(found.Returns ? [found.Returns] : [])]
  const sailings = legs.map(({ Sailings }) => Sailings.find(({ Offers }) => Offers.length > 0))
  return toInput(sailings[0]?.Item ?? '', trip, {
    DateFrom: date,
    DateUntil: dateUntil,
    IsRoundTrip: isRoundTrip,
    IsInternational: isInternational,
    Offers: trip.offers
      ? [...trip.offers]
      : sailings.map((sailing) => sailing?.Offers[0]?.Offer ?? ''),
  })
}

type Own = 'DateFrom' | 'DateUntil' | 'IsRoundTrip' | 'IsInternational' | 'Offers'

function toInput(
  item: string,
  { adults = 1, children = 0, infants = 0 }: SeedTrip,
  own: Pick<Schemas['FerryItemInput'], Own>,
): Schemas['FerryCartItemInput'] {
  const qty = adults + children + infants
  const counts = { Qty: qty, QtyAdult: adults, QtyChild: children, QtyInfant: infants }
  const open = { IsOpenTicket: false, IsOpenTicket2W: false }
  return { Item: item, Qty: qty, Ferry: { ...own, ...counts, ...open } }
}

function addItem(sandbox: Sandbox, token: string | undefined, item: Schemas['FerryCartItemInput']) {
  return addInput(sandbox, token, { ItemContent: 'ferry', Items: [item] })
}

/** Adds items of any product to a cart; without a token, to a new cart. */
export function addInput(
  sandbox: Sandbox,
  token: string | undefined,
  body: Schemas['CartInput'],
): Promise<Schemas['Cart']> {
  return ask<Schemas['Cart']>(sandbox, 'cart', {
    method: 'POST',
    header: {
      'Idempotency-Key': crypto.randomUUID(),
      ...(token !== undefined && { 'Cart-Token': token }),
    },
    body,
  })
}

/** Stores a cart's token on the device, as a page does. */
export function remember(cart: Schemas['Cart'] | undefined): Schemas['Cart'] {
  if (!cart) throw new Error('A cart needs an item.')
  localStorage.setItem('cartToken', cart.Token)
  return cart
}
