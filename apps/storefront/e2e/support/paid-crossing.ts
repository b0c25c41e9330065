import type { Schemas } from '@selat/sdk'

import type { Desk } from './desk.ts'
import type { Booked } from './direct-booking.ts'
import { chooseTransfer, fillCart, orderCart } from './direct-cart.ts'
import { sites } from './sites.ts'

type Wanted = { method: 'QRIS' | 'TRANSFER_BCA' }

/** A paid booking of two adults from HarbourFront to Batam Centre, in a fare whose date can be changed. */
export async function buyCrossing(desk: Desk, date: string, { method }: Wanted): Promise<Booked> {
  const search = {
    from: 'HFC',
    to: 'BTC',
    dateFrom: date,
    adults: '2',
    children: '0',
    infants: '0',
  }
  const query = new URLSearchParams({ system: '4101', currency: 'IDR', ...search })
  const answer = await fetch(`${sites.agency}/travel/v1/ferry/search?${query}`)
  const { Departures } = (await answer.json()) as Schemas['FerrySearchResult'] // as the contract says
  const sailing = Departures.Sailings.find(
    ({ Operator, Status }) => Operator === 'SRL' && Status === 'on_sale',
  )
  const offer = sailing?.Offers.find(({ Class }) => Class === 'ECO')
  if (!sailing || !offer) throw new Error(`Nothing sails on ${date}`)
  const Ferry = {
    DateFrom: date,
    DateUntil: null,
    Qty: 2,
    QtyAdult: 2,
    QtyChild: 0,
    QtyInfant: 0,
    IsRoundTrip: false,
    IsInternational: true,
    IsOpenTicket: false,
    IsOpenTicket2W: false,
    Offers: [offer.Offer],
  }
  const cart = await fillCart([
    { ItemContent: 'ferry', Items: [{ Item: sailing.Item, Qty: 2, Ferry }] },
  ])
  const booked = await orderCart(cart, date)
  await chooseTransfer(booked, method)
  await desk.settle(booked.order)
  return booked
}
