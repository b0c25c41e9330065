import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'

import { addInput, remember, seedCart } from './seed-cart.ts'

type Input<Content extends Schemas['Product']> = Extract<
  Schemas['CartInput'],
  { ItemContent: Content }
>

/** All samples are for two adults on this day, Saturday 12 December 2026. */
export const sampleDay = '2026-12-12'

export const hotelInput: Input<'hotel'> = {
  ItemContent: 'hotel',
  Items: [
    {
      Item: 'htl_BTM-01',
      Qty: 2,
      Hotel: {
        CheckIn: sampleDay,
        CheckOut: '2026-12-14',
        Rooms: [
          { Room: 'SUP', Offer: 'FLEX', Adults: 2, ChildAges: [] },
          { Room: 'SUP', Offer: 'SAVE', Adults: 2, ChildAges: [6] },
        ],
      },
    },
  ],
}

/** The same stay with its first room alone. */
export const oneRoomInput: Input<'hotel'> = {
  ...hotelInput,
  Items: hotelInput.Items.map((item) => ({
    ...item,
    Qty: 1,
    Hotel: { ...item.Hotel, Rooms: item.Hotel.Rooms.slice(0, 1) },
  })),
}

export const attractionInput: Input<'attraction'> = {
  ItemContent: 'attraction',
  Items: [
    {
      Item: 'att_BTM-02',
      Qty: 3,
      Attraction: {
        Option: 'SIC',
        VisitDate: sampleDay,
        QtyAdult: 2,
        QtyChild: 1,
        QtyInfant: 0,
        QtySenior: 0,
      },
    },
  ],
}

export const packageInput: Input<'package'> = {
  ItemContent: 'package',
  Items: [
    {
      Item: 'pkg_BTM-2D1N',
      Qty: 2,
      Package: { Type: 'STD', Date: sampleDay, QtyAdult: 2, QtyChild: 0, QtyInfant: 0 },
    },
  ],
}

export const transportInput: Input<'transport'> = {
  ItemContent: 'transport',
  Items: [
    {
      Item: 'trn_BTM-PT1',
      Qty: 1,
      Transport: {
        Rate: 'AVZ-NAGOYA',
        PickUpDate: sampleDay,
        PickUpTime: '11:00',
        PickUpAddress: 'Batam Centre terminal',
        DropOffAddress: 'Nagoya Lantern Hotel',
        ConnectionNumber: 'SRL 10:20',
        ExtraHours: null,
        Bags: 2,
        QtyAdult: 2,
        QtyChild: 0,
        QtyInfant: 0,
      },
    },
  ],
}

export const cruiseInput: Input<'cruise'> = {
  ItemContent: 'cruise',
  Items: [
    {
      Item: 'crs_05',
      Qty: 2,
      Cruise: { Cabin: 'SHR', SailingDate: sampleDay, QtyAdult: 2, QtyChild: 0, QtyInfant: 0 },
    },
  ],
}

/** Puts a crossing and one of each other product into a cart that this device keeps. */
export async function seedAllProducts(sandbox: Sandbox): Promise<Schemas['Cart']> {
  const { Token } = await seedCart(sandbox, { adults: 2 })
  return seedProducts(
    sandbox,
    [hotelInput, attractionInput, packageInput, transportInput, cruiseInput],
    Token,
  )
}

/** Puts any products into one cart that this device keeps. */
export async function seedProducts(
  sandbox: Sandbox,
  inputs: readonly Schemas['CartInput'][],
  into?: string,
): Promise<Schemas['Cart']> {
  let token = into
  let cart: Schemas['Cart'] | undefined
  for (const input of inputs) {
    cart = await addInput(sandbox, token, input)
    token = cart.Token
  }
  return remember(cart)
}
