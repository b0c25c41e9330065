import { cartOf, oneWayItem, roundTripItem } from './sample-items.ts'
import type { Scenario, ScenarioStep } from './scenario.ts'

const filled: ScenarioStep = {
  operation: 'addToCart',
  body: cartOf(oneWayItem()),
  keep: { cart: '/Token', item: '/Items/0/Id' },
}
const holdOver: ScenarioStep = { advanceSeconds: 15 * 60 }
const item = { path: { itemId: '{item}' }, header: { 'Cart-Token': '{cart}' } }
const two = { QtyAdult: 2, QtyChild: 0, QtyInfant: 0 }
const keyed = { 'Idempotency-Key': 'scenario-key-0001' }
const nobodysCart = { 'Cart-Token': 'this-is-the-token-of-no-cart' }
const nobodysItem = { itemId: 'itm_0000000000' }

/** Carts: seats, holds and repeated requests. */
export const cartScenarios: readonly Scenario[] = [
  {
    code: 'seats_taken',
    what: 'The last ferry of Pulau Nusa on a Saturday is sold out.',
    call: {
      operation: 'addToCart',
      body: cartOf(oneWayItem({ Offers: ['off_HFC-BTC-PNF-20261212-2020-ECO-O'] })),
    },
  },
  {
    code: 'seats_taken',
    what: 'One Emerald seat is left at 18:00 on a Saturday, and somebody else has just taken it.',
    given: [
      {
        operation: 'addToCart',
        body: cartOf(oneWayItem({ Offers: ['off_HFC-BTC-BHF-20261212-1800-EMD-O'] })),
      },
    ],
    call: {
      operation: 'addToCart',
      body: cartOf(oneWayItem({ Offers: ['off_HFC-BTC-BHF-20261212-1800-EMD-O'] })),
    },
  },
  {
    code: 'seats_taken',
    what: 'Two Business seats are left at 21:30 on a Saturday, and the party grows to three.',
    given: [
      {
        operation: 'addToCart',
        body: cartOf(oneWayItem({ Offers: ['off_HFC-BTC-SRL-20261212-2130-BUS-O'] })),
        keep: { cart: '/Token', item: '/Items/0/Id' },
      },
    ],
    call: { operation: 'changeCartItem', ...item, body: { ...two, QtyAdult: 3 } },
  },
  {
    code: 'book_before',
    what: 'Booking for the 13:30 of today closed an hour before it left.',
    call: {
      operation: 'addToCart',
      body: cartOf(
        oneWayItem({
          DateFrom: '2026-11-20',
          DateUntil: '2026-11-20',
          Offers: ['off_HFC-BTC-BHF-20261120-1330-ECO-O'],
        }),
      ),
    },
  },
  {
    code: 'product_unavailable',
    what: 'Promotion seats are not sold on Saturdays.',
    call: {
      operation: 'addToCart',
      body: cartOf(oneWayItem({ Offers: ['off_HFC-BTC-SRL-20261212-1020-ECP-O'] })),
    },
  },
  {
    code: 'no_return_sailing',
    what: 'The way back leaves before the way out arrives.',
    call: {
      operation: 'addToCart',
      body: cartOf(
        roundTripItem({
          DateUntil: '2026-12-12',
          Offers: ['off_HFC-BTC-SRL-20261212-1020-ECO-R', 'off_BTC-HFC-SRL-20261212-0930-ECO-R'],
        }),
      ),
    },
  },
  {
    code: 'validation_failed',
    what: "A round trip's fare is not sold for one way.",
    call: {
      operation: 'addToCart',
      body: cartOf(oneWayItem({ Offers: ['off_HFC-BTC-SRL-20261212-1020-ECO-R'] })),
    },
  },
  {
    code: 'not_found',
    what: 'No such sailing.',
    call: {
      operation: 'addToCart',
      body: cartOf(oneWayItem({ Offers: ['off_HFC-BTC-SRL-20261212-0321-ECO-O'] })),
    },
  },
  {
    code: 'party_refused',
    what: 'A child may not travel alone.',
    call: { operation: 'addToCart', body: cartOf(oneWayItem({ QtyAdult: 0, QtyChild: 1 })) },
  },
  {
    code: 'party_refused',
    what: 'More infants than adults.',
    given: [filled],
    call: { operation: 'changeCartItem', ...item, body: { ...two, QtyInfant: 3 } },
  },
  {
    code: 'cart_not_found',
    what: 'No cart has that token.',
    call: { operation: 'addToCart', header: nobodysCart, body: cartOf(oneWayItem()) },
  },
  {
    code: 'cart_not_found',
    what: 'No cart has that token.',
    call: { operation: 'getCart', header: nobodysCart },
  },
  {
    code: 'cart_not_found',
    what: 'No cart has that token.',
    call: { operation: 'changeCartItem', path: nobodysItem, header: nobodysCart, body: two },
  },
  {
    code: 'cart_not_found',
    what: 'No cart has that token.',
    call: { operation: 'removeCartItem', path: nobodysItem, header: nobodysCart },
  },
  {
    code: 'cart_not_found',
    what: 'No cart has that token.',
    call: { operation: 'extendCartItemHold', path: nobodysItem, header: nobodysCart },
  },
  {
    code: 'not_found',
    what: 'The cart has no such item.',
    given: [filled],
    call: { operation: 'changeCartItem', ...item, path: nobodysItem, body: two },
  },
  {
    code: 'not_found',
    what: 'The item was removed before.',
    given: [filled, { operation: 'removeCartItem', ...item }],
    call: { operation: 'removeCartItem', ...item },
  },
  {
    code: 'not_found',
    what: 'The cart has no such item.',
    given: [filled],
    call: { operation: 'extendCartItemHold', ...item, path: nobodysItem },
  },
  {
    code: 'hold_expired',
    what: 'Fifteen minutes have passed.',
    given: [filled, holdOver],
    call: { operation: 'changeCartItem', ...item, body: two },
  },
  {
    code: 'hold_expired',
    what: 'Fifteen minutes have passed.',
    given: [filled, holdOver],
    call: { operation: 'extendCartItemHold', ...item },
  },
  {
    code: 'hold_extension_refused',
    what: 'A hold can be extended twice.',
    given: [filled, { operation: 'extendCartItemHold', ...item, times: 2 }],
    call: { operation: 'extendCartItemHold', ...item },
  },
  {
    code: 'idempotency_key_reused',
    what: 'The same key with another body.',
    given: [{ operation: 'addToCart', header: keyed, body: cartOf(oneWayItem()) }],
    call: { operation: 'addToCart', header: keyed, body: cartOf(roundTripItem()) },
  },
  {
    code: 'idempotency_key_reused',
    what: 'The same key for another item.',
    given: [
      filled,
      { operation: 'extendCartItemHold', ...item, header: { ...item.header, ...keyed } },
    ],
    call: {
      operation: 'extendCartItemHold',
      path: nobodysItem,
      header: { ...item.header, ...keyed },
    },
  },
  {
    code: 'idempotency_in_progress',
    what: 'The same request twice at the same time.',
    call: { operation: 'addToCart', header: keyed, body: cartOf(oneWayItem()) },
    twiceAtOnce: true,
  },
  {
    code: 'idempotency_in_progress',
    what: 'The same request twice at the same time.',
    given: [filled],
    call: { operation: 'extendCartItemHold', ...item, header: { ...item.header, ...keyed } },
    twiceAtOnce: true,
  },
]
