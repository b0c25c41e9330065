import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'
import type { Schemas } from '@selat/sdk'

import { sites } from './sites.ts'
import { contact, type Party, travellers } from './travellers.ts'

const AGENCY = 'system=4101&currency=IDR'

async function post<Answer>(path: string, body: unknown, header: Record<string, string> = {}) {
  const response = await fetch(`${sites.agency}/travel/v1/${path}?${AGENCY}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...header,
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answers ${await response.text()}`)
  return (await response.json()) as Answer // each call names the answer that the contract describes
}

/** Returns one of each product besides the ferry, for two adults on one day. */
export function productInputs(date: string, next: string): Schemas['CartInput'][] {
  const two = { QtyAdult: 2, QtyChild: 0, QtyInfant: 0 }
  const room = { Room: 'SUP', Offer: 'SAVE', Adults: 2, ChildAges: [] }
  const Hotel = { CheckIn: date, CheckOut: next, Rooms: [room] }
  const Attraction = { Option: 'SIC', VisitDate: date, ...two, QtySenior: 0 }
  const Package = { Type: 'SIC', Date: date, ...two }
  const Transport = {
    Rate: 'AVZ-NAGOYA',
    PickUpDate: date,
    PickUpTime: '11:00',
    PickUpAddress: 'Batam Centre terminal',
    DropOffAddress: 'Nagoya Lantern Hotel',
    ConnectionNumber: 'SRL 10:20',
    ExtraHours: null,
    Bags: 1,
    ...two,
  }
  const Cruise = { Cabin: 'SHR', SailingDate: date, ...two }
  return [
    { ItemContent: 'hotel', Items: [{ Item: 'htl_BTM-01', Qty: 1, Hotel }] },
    { ItemContent: 'attraction', Items: [{ Item: 'att_BTM-02', Qty: 2, Attraction }] },
    { ItemContent: 'package', Items: [{ Item: 'pkg_BTM-DAY', Qty: 2, Package }] },
    { ItemContent: 'transport', Items: [{ Item: 'trn_BTM-PT1', Qty: 1, Transport }] },
    { ItemContent: 'cruise', Items: [{ Item: 'crs_05', Qty: 2, Cruise }] },
  ]
}

/** Puts items into one new cart, as the product pages would. */
export async function fillCart(inputs: readonly Schemas['CartInput'][]): Promise<Schemas['Cart']> {
  let cart: Schemas['Cart'] | undefined
  for (const input of inputs)
    cart = await post<Schemas['Cart']>('cart', input, cart && { 'Cart-Token': cart.Token })
  if (!cart) throw new Error('A cart needs an item')
  return cart
}

/** Opens the site with this cart on the device. */
export async function takeCart(page: Page, { Token }: Schemas['Cart']): Promise<void> {
  await page.addInitScript((token) => {
    if (!localStorage.getItem('cartToken')) localStorage.setItem('cartToken', token)
  }, Token)
}

const isTravel = (content: Schemas['Product']) => ['ferry', 'package', 'cruise'].includes(content)

/** Returns an open ticket one way for two adults, from HarbourFront to Batam Centre. */
export function openTicketInput(): Schemas['CartInput'] {
  const Ferry = {
    DateFrom: null,
    DateUntil: null,
    Qty: 2,
    QtyAdult: 2,
    QtyChild: 0,
    QtyInfant: 0,
    IsRoundTrip: false,
    IsInternational: true,
    IsOpenTicket: true,
    IsOpenTicket2W: false,
    Offers: [],
  }
  return { ItemContent: 'ferry', Items: [{ Item: 'opn_HFC-BTC-SRL-ECO-1W', Qty: 2, Ferry }] }
}

/** This seed makes the named travellers. */
export const SEED = 21

/** Orders a cart, with named travellers for the items that need them. */
export async function orderCart(cart: Schemas['Cart'], date: string, party: Party = { adults: 2 }) {
  const named = travellers(party, date, SEED)
  const Items = cart.Items.map(({ Id, ItemContent }) => ({
    CartItem: Id,
    Passengers: isTravel(ItemContent) ? named : [],
  }))
  const Contact = {
    Name: contact.name,
    Email: contact.email,
    PhoneCode: '+65',
    PhoneNumber: contact.phone,
  }
  const placed = await post<Schemas['PlacedOrder']>(
    'order',
    { Contact, Items, AdditionalNote: '', CodeReference: '' },
    { 'Cart-Token': cart.Token },
  )
  const { Id: order, ConfirmationNumber: confirmationNumber } = placed.Order
  return { order, token: placed.BookingToken, confirmationNumber }
}

/** Pays an order by transfer, or another way, which the desk then settles. */
export async function chooseTransfer(
  { order, token }: { order: string; token: string },
  method = 'TRANSFER_BCA',
) {
  await post(`order/${order}/payment`, { PaymentMethod: method }, { 'Booking-Token': token })
}
