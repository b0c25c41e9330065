import { oneWayItem } from './sample-items.ts'
import {
  held,
  ordered,
  orderOf,
  paid,
  samplePassenger,
  somebodyElse,
  theOrder,
} from './sample-order.ts'
import type { Scenario } from './scenario.ts'

const cart = { 'Cart-Token': '{cart}' }
const keyed = { 'Idempotency-Key': 'scenario-key-0002' }
const open = [held(), ordered]

/** Orders: carts, parties and passengers that are refused, and whose order it is. */
export const orderScenarios: readonly Scenario[] = [
  {
    code: 'cart_not_found',
    what: 'No cart has that token.',
    given: [held()],
    call: {
      operation: 'placeOrder',
      header: { 'Cart-Token': 'this-is-the-token-of-no-cart' },
      body: orderOf('{item}'),
    },
  },
  {
    code: 'cart_empty',
    what: 'The cart was ordered before.',
    given: open,
    call: { operation: 'placeOrder', header: cart, body: orderOf('{item}') },
  },
  {
    code: 'hold_expired',
    what: 'Fifteen minutes have passed.',
    given: [held(), { advanceSeconds: 15 * 60 }],
    call: { operation: 'placeOrder', header: cart, body: orderOf('{item}') },
  },
  {
    code: 'party_refused',
    what: 'An infant cannot travel in the place of an adult, alone.',
    given: [held()],
    call: {
      operation: 'placeOrder',
      header: cart,
      body: orderOf('{item}', [samplePassenger({ Band: 'infant', DateOfBirth: '2026-01-05' })]),
    },
  },
  {
    code: 'party_refused',
    what: 'Two seats are held, one passenger is named.',
    given: [held(oneWayItem({ Qty: 2, QtyAdult: 2 }))],
    call: { operation: 'placeOrder', header: cart, body: orderOf('{item}') },
  },
  {
    code: 'passenger_refused',
    what: 'The passport expires on the day before the crossing.',
    given: [held()],
    call: {
      operation: 'placeOrder',
      header: cart,
      body: orderOf('{item}', [samplePassenger({ DateOfExpiry: '2026-12-11' })]),
    },
  },
  {
    code: 'passenger_refused',
    what: 'A child of ten has the place of an adult.',
    given: [held()],
    call: {
      operation: 'placeOrder',
      header: cart,
      body: orderOf('{item}', [samplePassenger({ DateOfBirth: '2016-05-01' })]),
    },
  },
  {
    code: 'idempotency_key_reused',
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
  },
  {
    code: 'idempotency_in_progress',
    what: 'The same order twice at the same time.',
    given: [held()],
    call: { operation: 'placeOrder', header: { ...cart, ...keyed }, body: orderOf('{item}') },
    twiceAtOnce: true,
  },
  {
    code: 'not_found',
    what: 'Another token does not open the order.',
    given: open,
    call: { operation: 'getBooking', ...somebodyElse },
  },
  {
    code: 'not_found',
    what: 'Another token does not cancel the order.',
    given: open,
    call: { operation: 'cancelOrder', ...somebodyElse },
  },
  {
    code: 'order_state_refused',
    what: 'A paid order is not cancelled this way.',
    given: [...open, ...paid],
    call: { operation: 'cancelOrder', ...theOrder },
  },
  {
    code: 'idempotency_key_reused',
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
  },
  {
    code: 'idempotency_in_progress',
    what: 'The same request twice at the same time.',
    given: open,
    call: { operation: 'cancelOrder', ...theOrder, header: { ...theOrder.header, ...keyed } },
    twiceAtOnce: true,
  },
]
