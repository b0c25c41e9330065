import { BACK_ON_14_DECEMBER, oneWayItem, roundTripItem } from './sample-items.ts'
import {
  held,
  ordered,
  orderOf,
  paid,
  samplePassenger,
  somebodyElse,
  theOrder,
  TURNS_THREE,
  unknownAdult,
} from './sample-order.ts'
import type { Scenario } from './scenario.ts'

const cart = { 'Cart-Token': '{cart}' }
const keyed = { 'Idempotency-Key': 'scenario-key-0002' }
const agents = { system: 4102, currency: 'IDR' }
const open = [held(), ordered]

/** Two adults, and an infant who turns three between both sailings. */
const family = roundTripItem({
  Qty: 3,
  QtyAdult: 2,
  QtyInfant: 1,
  ...BACK_ON_14_DECEMBER,
})
const familyPassengers = [
  samplePassenger(),
  samplePassenger({ Title: 'Mr', FirstName: 'KAH HENG', PassportNumber: 'K7654321D' }),
  TURNS_THREE,
]

const twoOnOneSeat = [{ CartItem: '{item}', Travellers: [unknownAdult, unknownAdult] }]

/** The scenarios of orders: carts, parties and passengers that are refused, and access to orders. */
export const orderScenarios: readonly Scenario[] = [
  {
    id: 'order-priced-by-passport',
    title: 'A fare of the passport',
    what: 'Bintan Horizon Ferries asks less of Indonesian passports; the cart has the general fare.',
    given: [held(oneWayItem({ Offers: ['off_HFC-BTC-BHF-20261212-1330-ECO-O'] }))],
    call: {
      operation: 'placeOrder',
      header: cart,
      body: orderOf('{item}', [samplePassenger({ Nationality: 'ID' })]),
    },
    expected: {
      answered: { '/Order/Items/0/Price/Lines/0/Label': 'Adult fare (passport of Indonesia)' },
    },
  },
  {
    id: 'order-price-changed',
    title: 'Another total than the agreed one',
    what: 'An infant who turns three before the way back pays as a child on it: Rp 2,467,200, not the Rp 2,129,400 of the cart. Nothing is placed.',
    given: [held(family)],
    call: {
      operation: 'placeOrder',
      header: cart,
      body: {
        ...orderOf('{item}', familyPassengers),
        AgreedTotal: { Amount: 2_129_400, Currency: 'IDR', Exponent: 0 },
      },
    },
    expected: { refused: 'price_changed' },
  },
  {
    id: 'cart-priced-by-age',
    title: 'The price of those who travel',
    what: 'The same people, priced before the order is placed: the third is an infant on the way out and a child on the way back.',
    given: [held(family)],
    call: {
      operation: 'priceCart',
      header: cart,
      body: {
        Items: [
          {
            CartItem: '{item}',
            Travellers: familyPassengers.map(({ Band, DateOfBirth, Nationality }) => ({
              Band,
              DateOfBirth,
              Nationality,
            })),
          },
        ],
      },
    },
    expected: {
      answered: {
        '/Items/0/Travellers/2/Bands/0': 'infant',
        '/Items/0/Travellers/2/Bands/1': 'child',
        '/Total/Amount': 2_467_200,
      },
    },
  },
  {
    id: 'cart-price-unknown-cart',
    title: 'Price of an unknown cart',
    what: 'No cart has that token.',
    call: {
      operation: 'priceCart',
      header: { 'Cart-Token': 'this-is-the-token-of-no-cart' },
      body: { Items: [] },
    },
    expected: { refused: 'cart_not_found' },
  },
  {
    id: 'cart-price-of-nothing',
    title: 'Nothing left to price',
    what: 'The cart was ordered before.',
    given: open,
    call: { operation: 'priceCart', header: cart, body: { Items: [] } },
    expected: { refused: 'cart_empty' },
  },
  {
    id: 'cart-price-other-party',
    title: 'The price of other people',
    what: 'One seat is held, and two travellers are named.',
    given: [held()],
    call: { operation: 'priceCart', header: cart, body: { Items: twoOnOneSeat } },
    expected: { refused: 'party_refused' },
  },
  {
    id: 'order-price-agreed',
    title: 'The agreed total',
    what: 'The same, at the price that `priceCart` told.',
    given: [held(family)],
    call: {
      operation: 'placeOrder',
      header: cart,
      body: {
        ...orderOf('{item}', familyPassengers),
        AgreedTotal: { Amount: 2_467_200, Currency: 'IDR', Exponent: 0 },
      },
    },
    expected: { answered: { '/Order/TotalAmount/Amount': 2_467_200 } },
  },
  {
    id: 'order-ages-of-operator',
    title: 'A child of twelve with an operator whose children are younger',
    what: 'Bintan Horizon Ferries counts children until 11, and says so in the refusal.',
    given: [
      held(
        oneWayItem({
          Qty: 2,
          QtyChild: 1,
          Offers: ['off_HFC-BTC-BHF-20261212-1330-ECO-O'],
        }),
      ),
    ],
    call: {
      operation: 'placeOrder',
      header: cart,
      body: orderOf('{item}', [
        samplePassenger(),
        samplePassenger({
          Band: 'child',
          Title: 'Miss',
          FirstName: 'MEI',
          DateOfBirth: '2014-06-01',
          PassportNumber: 'K7654323N',
        }),
      ]),
    },
    expected: { refused: 'passenger_refused' },
  },
  {
    id: 'order-needs-account',
    title: 'Order of a visitor where an account is needed',
    what: 'On the agents’ site nobody books without logging in; the cart stays.',
    given: [{ ...held(), query: agents }],
    call: { operation: 'placeOrder', query: agents, header: cart, body: orderOf('{item}') },
    expected: { refused: 'unauthorized' },
  },
  {
    id: 'order-unknown-cart',
    title: 'Order of an unknown cart',
    what: 'No cart has that token.',
    given: [held()],
    call: {
      operation: 'placeOrder',
      header: { 'Cart-Token': 'this-is-the-token-of-no-cart' },
      body: orderOf('{item}'),
    },
    expected: { refused: 'cart_not_found' },
  },
  {
    id: 'order-cart-empty',
    title: 'Nothing left to order',
    what: 'The cart was ordered before.',
    given: open,
    call: { operation: 'placeOrder', header: cart, body: orderOf('{item}') },
    expected: { refused: 'cart_empty' },
  },
  {
    id: 'order-hold-over',
    title: 'Seats no longer held',
    what: 'Fifteen minutes have passed.',
    given: [held(), { advanceSeconds: 15 * 60 }],
    call: { operation: 'placeOrder', header: cart, body: orderOf('{item}') },
    expected: { refused: 'hold_expired' },
  },
  {
    id: 'order-infant-alone',
    title: 'Infant alone',
    what: 'An infant cannot travel in the place of an adult, alone.',
    given: [held()],
    call: {
      operation: 'placeOrder',
      header: cart,
      body: orderOf('{item}', [samplePassenger({ Band: 'infant', DateOfBirth: '2026-01-05' })]),
    },
    expected: { refused: 'party_refused' },
  },
  {
    id: 'order-passenger-missing',
    title: 'A passenger is missing',
    what: 'Two seats are held, one passenger is named.',
    given: [held(oneWayItem({ Qty: 2, QtyAdult: 2 }))],
    call: { operation: 'placeOrder', header: cart, body: orderOf('{item}') },
    expected: { refused: 'party_refused' },
  },
  {
    id: 'order-passport-expires',
    title: 'Passport expires before the crossing',
    what: 'The passport expires on the day before the crossing.',
    given: [held()],
    call: {
      operation: 'placeOrder',
      header: cart,
      body: orderOf('{item}', [samplePassenger({ DateOfExpiry: '2026-12-11' })]),
    },
    expected: { refused: 'passenger_refused' },
  },
  {
    id: 'order-wrong-band',
    title: 'Child in the place of an adult',
    what: 'A child of ten has the place of an adult.',
    given: [held()],
    call: {
      operation: 'placeOrder',
      header: cart,
      body: orderOf('{item}', [samplePassenger({ DateOfBirth: '2016-05-01' })]),
    },
    expected: { refused: 'passenger_refused' },
  },
  {
    id: 'order-key-reused',
    title: 'Key used for another passenger',
    what: 'The same key with another passenger.',
    given: [
      held(),
      {
        operation: 'placeOrder',
        header: { ...cart, ...keyed },
        body: orderOf('{item}'),
      },
    ],
    call: {
      operation: 'placeOrder',
      header: { ...cart, ...keyed },
      body: orderOf('{item}', [samplePassenger({ FirstName: 'MEI LING' })]),
    },
    expected: { refused: 'idempotency_key_reused' },
  },
  {
    id: 'order-at-once',
    title: 'Ordered twice at once',
    what: 'The same order twice at the same time.',
    given: [held()],
    call: { operation: 'placeOrder', header: { ...cart, ...keyed }, body: orderOf('{item}') },
    twiceAtOnce: true,
    expected: { refused: 'idempotency_in_progress' },
  },
  {
    id: 'order-of-somebody-else',
    title: "Somebody else's order",
    what: 'Another token does not open the order.',
    given: open,
    call: { operation: 'getBooking', ...somebodyElse },
    expected: { refused: 'not_found' },
  },
  {
    id: 'order-cancel-of-somebody-else',
    title: "Somebody else's order cancelled",
    what: 'Another token does not cancel the order.',
    given: open,
    call: { operation: 'cancelOrder', ...somebodyElse },
    expected: { refused: 'not_found' },
  },
  {
    id: 'order-cancel-paid',
    title: 'Paid order cancelled',
    what: 'A paid order is not cancelled this way.',
    given: [...open, ...paid],
    call: { operation: 'cancelOrder', ...theOrder },
    expected: { refused: 'order_state_refused' },
  },
  {
    id: 'order-cancel-key-reused',
    title: 'Key used for another order',
    what: 'The same key for another order.',
    given: [
      ...open,
      { operation: 'cancelOrder', ...theOrder, header: { ...theOrder.header, ...keyed } },
    ],
    call: {
      operation: 'cancelOrder',
      path: { id: 'ord_0000000000' },
      header: { ...theOrder.header, ...keyed },
    },
    expected: { refused: 'idempotency_key_reused' },
  },
  {
    id: 'order-cancel-at-once',
    title: 'Cancelled twice at once',
    what: 'The same request twice at the same time.',
    given: open,
    call: { operation: 'cancelOrder', ...theOrder, header: { ...theOrder.header, ...keyed } },
    twiceAtOnce: true,
    expected: { refused: 'idempotency_in_progress' },
  },
]
