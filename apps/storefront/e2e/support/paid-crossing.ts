import type { Schemas } from '@selat/sdk'

import type { Desk } from './desk.ts'
import type { Booked } from './direct-booking.ts'
import { chooseTransfer, fillCart, orderCart } from './direct-cart.ts'
import { sites } from './sites.ts'
import type { Party } from './travellers.ts'

type Wanted = { method: 'QRIS' | 'TRANSFER_BCA'; party?: Party }

/**
 * Returns a paid booking, of two adults unless others are named, from HarbourFront to Batam Centre, in a fare whose
 * date can be changed.
 */
export async function buyCrossing(
  desk: Desk,
  date: string,
  { method, party = { adults: 2 } }: Wanted,
): Promise<Booked> {
  const cart = await fillCart([await crossingInput(date, party)])
  const booked = await orderCart(cart, date, party)
  await chooseTransfer(booked, method)
  await desk.settle(booked.order)
  return booked
}

/** Returns that crossing as an item that can be put in a cart. */
export async function crossingInput(
  date: string,
  { adults, children = 0, infants = 0 }: Party,
): Promise<Schemas['CartInput']> {
  const Qty = adults + children + infants
  const search = {
    from: 'HFC',
    to: 'BTC',
    dateFrom: date,
    adults: String(adults),
    children: String(children),
    infants: String(infants),
  }
  const query = new URLSearchParams({ system: '4101', currency: 'IDR', ...search })
  const answer = await fetch(`${sites.agency}/travel/v1/ferry/search?${query}`)
  const { Departures } = (await answer.json()) as Schemas['FerrySearchResult'] // the contract names this answer
  const offered = Departures.Sailings.filter(
    ({ Operator, Status }) => Operator === 'SRL' && Status === 'on_sale',
  ).flatMap(({ Item, Offers }) => Offers.map((offer) => ({ Item, ...offer })))
  const fare = offered.find(({ Class, SeatsLeft }) => Class === 'ECO' && SeatsLeft >= Qty)
  if (!fare) throw new Error(`Nothing sails on ${date}`)
  const Ferry = {
    DateFrom: date,
    DateUntil: null,
    Qty,
    QtyAdult: adults,
    QtyChild: children,
    QtyInfant: infants,
    IsRoundTrip: false,
    IsInternational: true,
    IsOpenTicket: false,
    IsOpenTicket2W: false,
    Offers: [fare.Offer],
  }
  return { ItemContent: 'ferry', Items: [{ Item: fare.Item, Qty, Ferry }] }
}
