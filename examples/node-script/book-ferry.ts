import type { createTravelClient, Schemas } from '@selat/sdk'

export type Booking = Schemas['PlacedOrder']

/** Books the first sailing of a day that has seats, for one adult without an account. */
export async function bookFerry(
  travel: ReturnType<typeof createTravelClient>,
  date: string,
): Promise<Booking> {
  const query = { from: 'HFC', to: 'BTC', dateFrom: date }
  const { Departures } = dataOf(await travel.get('/travel/v1/ferry/search', { query }))
  const offers = Departures.Sailings.flatMap((sailing) => sailing.Offers)
  const offer = offers.find(({ SeatsLeft }) => SeatsLeft > 0)
  if (!offer) throw new Error(`Every crossing of ${date} is full.`)

  const people = { Qty: 1, QtyAdult: 1, QtyChild: 0, QtyInfant: 0 }
  const ticket = { IsOpenTicket: false, IsOpenTicket2W: false, Offers: [offer.Offer] }
  const trip = { DateFrom: date, DateUntil: null, IsRoundTrip: false, IsInternational: true }
  const Ferry = { ...people, ...ticket, ...trip }
  const cart = dataOf(
    await travel.post('/travel/v1/cart', {
      body: { ItemContent: 'ferry', Items: [{ Item: 'fer_HFC-BTC', Qty: 1, Ferry }] },
    }),
  )

  const Items = cart.Items.map(({ Id }) => ({ CartItem: Id, Passengers: [passenger] }))
  return dataOf(
    await travel.post('/travel/v1/order', {
      header: { 'Cart-Token': cart.Token },
      body: { Contact: contact, Items, AdditionalNote: '', CodeReference: '' },
    }),
  )
}

/** Returns the data of a result, or throws. A call itself never throws, so a program that needs its answer must check. */
export function dataOf<Data>(result: { data?: Data; error?: unknown }): Data {
  if (result.data === undefined) throw new Error('The call failed.', { cause: result.error })
  return result.data
}

const contact = {
  Name: 'Tan Wei Ling',
  Email: 'weiling@example.com',
  PhoneCode: '+65',
  PhoneNumber: '91234567',
}

const passenger: Schemas['PassengerInput'] = {
  Band: 'adult',
  Title: 'Ms',
  FirstName: 'WEI LING',
  LastName: 'TAN',
  DateOfBirth: '1985-11-03',
  PlaceOfBirth: 'Singapore',
  Nationality: 'SG',
  CountryOfResidence: 'SG',
  PassportNumber: 'K1234567N',
  DateOfIssue: '2023-02-11',
  DateOfExpiry: '2033-02-11',
  PlaceOfIssue: 'Singapore',
}
