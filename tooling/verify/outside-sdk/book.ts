import assert from 'node:assert/strict'

import { createTravelClient, type Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'

const [, , baseUrl = ''] = process.argv
const travel = createTravelClient({
  baseUrl,
  system: () => 4101,
  currency: () => 'SGD',
  token: () => null,
  language: () => 'en',
  validate: true,
})
const date = '2026-12-12'

// A visitor without an account goes from a search to an order that waits for payment.
const query = { from: 'HFC', to: 'BTC', dateFrom: date, adults: 1 }
const found = await travel.get('/travel/v1/ferry/search', { query })
assert.ok(found.data)
const sailing = found.data.Departures.Sailings.find(({ Status }) => Status === 'on_sale')
const offer = sailing?.Offers[0]
assert.ok(sailing && offer)

const input: Schemas['FerryCartInput'] = {
  ItemContent: 'ferry',
  Items: [{ Item: sailing.Item, Qty: 1, Ferry: wish(offer.Offer) }],
}
const cart = await travel.post('/travel/v1/cart', { body: input })
assert.ok(cart.data)
const [item] = cart.data.Items
assert.ok(item)

const placed = await travel.post('/travel/v1/order', {
  header: { 'Cart-Token': cart.data.Token },
  body: {
    Contact: {
      Name: 'Tan Wei Ling',
      Email: 'weiling@example.com',
      PhoneCode: '+65',
      PhoneNumber: '91234567',
    },
    Items: [{ CartItem: item.Id, Passengers: [passenger()] }],
    AdditionalNote: '',
    CodeReference: '',
  },
})
assert.ok(placed.data)
const { Order: order, BookingToken: token } = placed.data
assert.equal(order.Status, 'ENTRY')

const seen = await travel.get('/travel/v1/booking/detail/{id}', {
  path: { id: order.Id },
  header: { 'Booking-Token': token },
})
assert.equal(seen.data?.ConfirmationNumber, order.ConfirmationNumber)
const refused = await travel.get('/travel/v1/booking/detail/{id}', {
  path: { id: order.Id },
  header: { 'Booking-Token': 'k3x9Qv7LwZ2mB8nR4tYcHs' },
})
assert.ok(isProblem(refused.error, 'not_found'))
console.log(`${process.version} booked ${order.ConfirmationNumber}`)

function wish(offerId: string): Schemas['FerryCartInput']['Items'][number]['Ferry'] {
  return {
    DateFrom: date,
    DateUntil: null,
    Qty: 1,
    QtyAdult: 1,
    QtyChild: 0,
    QtyInfant: 0,
    IsRoundTrip: false,
    IsInternational: true,
    IsOpenTicket: false,
    IsOpenTicket2W: false,
    Offers: [offerId],
  }
}

function passenger(): Schemas['PassengerInput'] {
  return {
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
}
