import { signedIn } from './sample-accounts.ts'
import { cartOf, oneWayItem } from './sample-items.ts'
import { chosen, orderOf, samplePassenger, theOrder } from './sample-order.ts'
import {
  attractionInput,
  cruiseInput,
  freeEntryInput,
  hotelInput,
  hourlyInput,
  packageInput,
  privateTourInput,
  transportInput,
} from './sample-products.ts'
import type { Scenario, ScenarioCall, ScenarioStep } from './scenario.ts'

const TONIGHT = { CheckIn: '2026-11-20', CheckOut: '2026-11-21' }

function added(body: unknown): ScenarioCall {
  return { operation: 'addToCart', body }
}

/** Adds an item to the existing cart, and keeps the ID of its last item. */
function addedAs(name: string, place: number, body: unknown): ScenarioStep {
  const keep = { cart: '/Token', [name]: `/Items/${place}/Id` }
  if (place === 0) return { operation: 'addToCart', body, keep }
  return { operation: 'addToCart', header: { 'Cart-Token': '{cart}' }, body, keep }
}

const sixProducts: readonly ScenarioStep[] = [
  addedAs('ferry', 0, cartOf(oneWayItem({ Qty: 2, QtyAdult: 2 }))),
  addedAs('hotel', 1, hotelInput()),
  addedAs('attraction', 2, attractionInput()),
  addedAs('transfer', 3, transportInput()),
  addedAs('package', 4, packageInput()),
  addedAs('cruise', 5, cruiseInput()),
]

const couple = [
  samplePassenger(),
  samplePassenger({ Title: 'Mr', FirstName: 'KAI MING', PassportNumber: 'K7654321P' }),
]

const sixOrdered: ScenarioStep = {
  operation: 'placeOrder',
  header: { 'Cart-Token': '{cart}' },
  body: {
    ...orderOf(''),
    Items: [
      { CartItem: '{ferry}', Passengers: couple },
      { CartItem: '{hotel}', Passengers: [] },
      { CartItem: '{attraction}', Passengers: [] },
      { CartItem: '{transfer}', Passengers: [] },
      { CartItem: '{package}', Passengers: couple },
      { CartItem: '{cruise}', Passengers: couple },
    ],
  },
  keep: { order: '/Order/Id', token: '/BookingToken', payment: '/Order/Payment/Id' },
}

/** The scenarios of products in the cart: what is refused, what is accepted, and one order of all products. */
export const productCartScenarios: readonly Scenario[] = [
  {
    id: 'cart-not-sold-here',
    title: 'A product that this site does not sell',
    what: "The operator's own site sells ferries only.",
    call: { ...added(hotelInput()), query: { system: 4103 } },
    expected: { refused: 'not_found' },
  },
  {
    id: 'cart-rooms-gone',
    title: 'Too few rooms',
    what: 'One Deluxe King is left on a Saturday, and somebody else has just taken it.',
    given: [
      {
        operation: 'addToCart',
        body: hotelInput({ Rooms: [{ Room: 'DLX', Offer: 'FLEX', Adults: 2, ChildAges: [] }] }),
      },
    ],
    call: added(hotelInput({ Rooms: [{ Room: 'DLX', Offer: 'SAVE', Adults: 1, ChildAges: [] }] })),
    expected: { refused: 'sold_out' },
  },
  {
    id: 'cart-room-too-small',
    title: 'More guests than beds',
    what: 'Three adults want a room for two.',
    call: added(hotelInput({ Rooms: [{ Room: 'SUP', Offer: 'FLEX', Adults: 3, ChildAges: [] }] })),
    expected: { refused: 'party_refused' },
  },
  {
    id: 'cart-tonight-too-late',
    title: 'Too late for tonight',
    what: 'It is half past six in Batam, and rooms of tonight were sold until six.',
    given: [{ advanceSeconds: 5 * 3600 }],
    call: added(hotelInput(TONIGHT)),
    expected: { refused: 'book_before' },
  },
  {
    id: 'cart-nights-not-on-sale',
    title: 'Nights that are not on sale yet',
    what: 'A stay in a year.',
    call: added(hotelInput({ CheckIn: '2027-12-11', CheckOut: '2027-12-12' })),
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'cart-tickets-day-not-sold',
    title: 'A ticket for weekdays on a Saturday',
    what: 'Weekday tickets of the water park are not sold for a Saturday.',
    call: added(attractionInput({ Option: 'WD' }, { Item: 'att_BTM-03' })),
    expected: { refused: 'product_unavailable' },
  },
  {
    id: 'cart-tickets-too-few',
    title: 'Fewer tickets than are sold',
    what: 'The river cruise is sold from two people on.',
    call: added(
      attractionInput({ Option: 'DAY', QtyAdult: 1, QtyChild: 0 }, { Item: 'att_BIN-06' }),
    ),
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'cart-tickets-without-day',
    title: 'A ticket without its day',
    what: 'The date cannot be empty where the option needs one.',
    call: added(attractionInput({ VisitDate: null })),
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'cart-last-private-car',
    title: 'Last private car taken',
    what: 'One private car is left on a Saturday, and somebody else has just taken it.',
    given: [{ operation: 'addToCart', body: privateTourInput() }],
    call: added(privateTourInput()),
    expected: { refused: 'sold_out' },
  },
  {
    id: 'cart-package-too-late',
    title: 'A package without its notice',
    what: 'The day trip is booked two days ahead, and this is for tomorrow.',
    call: added(packageInput({ Date: '2026-11-21' })),
    expected: { refused: 'book_before' },
  },
  {
    id: 'cart-package-children-alone',
    title: 'Children alone on a package',
    what: 'Two children want to go without an adult.',
    call: added(packageInput({ QtyAdult: 0, QtyChild: 2 })),
    expected: { refused: 'party_refused' },
  },
  {
    id: 'cart-ride-too-late',
    title: 'A ride in an hour',
    what: 'A private transfer is booked six hours ahead.',
    call: added(transportInput({ PickUpDate: '2026-11-20', PickUpTime: '15:00' })),
    expected: { refused: 'book_before' },
  },
  {
    id: 'cart-ride-no-flight',
    title: 'A ride that does not know what it meets',
    what: 'The driver waits for a ferry, and its number is missing.',
    call: added(transportInput({ ConnectionNumber: null })),
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'cart-last-driver',
    title: 'Last car with a driver taken',
    what: 'One car is left for ten hours on a Saturday, and somebody else has just taken it.',
    given: [{ operation: 'addToCart', body: hourlyInput() }],
    call: added(hourlyInput()),
    expected: { refused: 'sold_out' },
  },
  {
    id: 'cart-cabin-too-small',
    title: 'Five in a cabin for four',
    what: 'Five adults want a cabin for four.',
    call: added(cruiseInput({ QtyAdult: 5 })),
    expected: { refused: 'party_refused' },
  },
  {
    id: 'cart-no-such-cruise-day',
    title: 'A cruise that does not sail',
    what: 'The cruise does not sail on that day.',
    call: added(cruiseInput({ SailingDate: '2026-12-13' })),
    expected: { refused: 'product_unavailable' },
  },
  {
    id: 'cart-last-cabin',
    title: 'Last cabin taken',
    what: 'One private cabin is left, and somebody else has just taken it.',
    given: [{ operation: 'addToCart', body: cruiseInput({ Cabin: 'PRV' }) }],
    call: added(cruiseInput({ Cabin: 'PRV' })),
    expected: { refused: 'sold_out' },
  },
  {
    id: 'cart-change-too-few-places',
    title: 'Larger party than places',
    what: 'Four places of the private day trip are left on a Saturday, and the party grows to five.',
    given: [addedAs('item', 0, packageInput({ Type: 'PVT', QtyAdult: 4 }))],
    call: {
      operation: 'changeCartItem',
      path: { itemId: '{item}' },
      header: { 'Cart-Token': '{cart}' },
      body: { QtyAdult: 5, QtyChild: 0, QtyInfant: 0 },
    },
    expected: { refused: 'sold_out' },
  },
  {
    id: 'cart-change-rooms',
    title: 'Other people in the same rooms',
    what: 'Rooms are not counted by people, so that a stay is searched again.',
    given: [addedAs('item', 0, hotelInput())],
    call: {
      operation: 'changeCartItem',
      path: { itemId: '{item}' },
      header: { 'Cart-Token': '{cart}' },
      body: { QtyAdult: 1, QtyChild: 0, QtyInfant: 0 },
    },
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'account-cart-signed-out',
    title: 'The cart of nobody',
    what: 'Only who is signed in has a cart of the account.',
    call: { operation: 'openAccountCart' },
    expected: { refused: 'unauthorized' },
  },
  {
    id: 'account-cart-takes-over',
    title: 'A cart that follows its owner',
    what: 'What a visitor held is in the cart of the account after signing in.',
    given: [addedAs('item', 0, packageInput()), signedIn],
    call: { operation: 'openAccountCart', header: { 'Cart-Token': '{cart}' }, token: '{token}' },
    expected: { answered: { '/Items/0/ItemContent': 'package', '/Items/0/State': 'held' } },
  },
  {
    id: 'order-for-nothing',
    title: 'An order for which nothing is due',
    what: 'Entry to the temple is free: its order is paid when it is placed, as no method takes nothing.',
    given: [addedAs('item', 0, freeEntryInput())],
    call: {
      operation: 'placeOrder',
      header: { 'Cart-Token': '{cart}' },
      body: orderOf('{item}', []),
    },
    expected: {
      answered: { '/Order/Status': 'POSTED', '/Order/Payment/Flow': 'succeeded' },
    },
  },
  {
    id: 'order-of-six-products',
    title: 'One order of everything',
    what: 'A ferry, a hotel, an attraction, a transfer, a package and a cruise in one order.',
    given: sixProducts,
    call: sixOrdered,
    expected: {
      answered: {
        '/Order/Items/0/ItemContent': 'ferry',
        '/Order/Items/1/ItemContent': 'hotel',
        '/Order/Items/2/ItemContent': 'attraction',
        '/Order/Items/3/ItemContent': 'transport',
        '/Order/Items/4/ItemContent': 'package',
        '/Order/Items/5/ItemContent': 'cruise',
      },
    },
  },
  {
    id: 'order-of-six-paid',
    title: 'Everything paid',
    what: 'Paid by transfer: tickets for the ferry, and a voucher for each of the others.',
    given: [
      ...sixProducts,
      sixOrdered,
      chosen('TRANSFER_BCA'),
      { console: 'payments/{payment}/settle', body: {} },
    ],
    call: { operation: 'listTickets', ...theOrder },
    expected: { answered: { '/Items/1/State': 'issued', '/Vouchers/4/State': 'issued' } },
  },
]
