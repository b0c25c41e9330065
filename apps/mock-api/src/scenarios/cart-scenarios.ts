import { cartOf, fullPartyItem, oneWayItem, roundTripItem } from './sample-items.ts'
import type { Scenario, ScenarioStep } from './scenario.ts'

const filled: ScenarioStep = {
  operation: 'addToCart',
  body: cartOf(oneWayItem()),
  keep: { cart: '/Token', item: '/Items/0/Id' },
}
const fourParties = Array.from({ length: 4 }, fullPartyItem)
const holdOver: ScenarioStep = { advanceSeconds: 15 * 60 }
const item = { path: { itemId: '{item}' }, header: { 'Cart-Token': '{cart}' } }
const two = { QtyAdult: 2, QtyChild: 0, QtyInfant: 0 }
const keyed = { 'Idempotency-Key': 'scenario-key-0001' }
const nobodysCart = { 'Cart-Token': 'this-is-the-token-of-no-cart' }
const nobodysItem = { itemId: 'itm_0000000000' }

/** The scenarios of carts: seats, holds and repeated requests. */
export const cartScenarios: readonly Scenario[] = [
  {
    id: 'cart-sold-out',
    title: 'Sold out',
    what: 'The last ferry of Pulau Nusa on a Saturday is sold out.',
    call: {
      operation: 'addToCart',
      body: cartOf(oneWayItem({ Offers: ['off_HFC-BTC-PNF-20261212-2020-ECO-O'] })),
    },
    expected: { refused: 'seats_taken' },
  },
  {
    id: 'cart-last-seat-taken',
    title: 'Last seat taken',
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
    expected: { refused: 'seats_taken' },
  },
  {
    id: 'cart-change-too-few-seats',
    title: 'Larger party than seats',
    what: 'Two Business seats are left at 21:30 on a Saturday, and the party grows to three.',
    given: [
      {
        operation: 'addToCart',
        body: cartOf(oneWayItem({ Offers: ['off_HFC-BTC-SRL-20261212-2130-BUS-O'] })),
        keep: { cart: '/Token', item: '/Items/0/Id' },
      },
    ],
    call: { operation: 'changeCartItem', ...item, body: { ...two, QtyAdult: 3 } },
    expected: { refused: 'seats_taken' },
  },
  {
    id: 'cart-holds-too-many',
    title: 'Too much held at once',
    what: 'Sixty seats are left, and nobody holds more than a quarter of all that the ship has.',
    given: [{ ...filled, body: cartOf(...fourParties) }],
    call: {
      operation: 'addToCart',
      header: { 'Cart-Token': '{cart}' },
      body: cartOf(fullPartyItem()),
    },
    expected: { refused: 'hold_limit_reached' },
  },
  {
    id: 'cart-change-holds-too-many',
    title: 'Larger party than may be held',
    what: 'A party of one grows to ten, beside forty that the cart holds.',
    given: [{ ...filled, body: cartOf(oneWayItem(), ...fourParties) }],
    call: { operation: 'changeCartItem', ...item, body: { ...two, QtyAdult: 10 } },
    expected: { refused: 'hold_limit_reached' },
  },
  {
    id: 'cart-booking-closed',
    title: 'Booking closed',
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
    expected: { refused: 'book_before' },
  },
  {
    id: 'cart-class-not-sold',
    title: 'Class not sold that day',
    what: 'Promotion seats are not sold on Saturdays.',
    call: {
      operation: 'addToCart',
      body: cartOf(oneWayItem({ Offers: ['off_HFC-BTC-SRL-20261212-1020-ECP-O'] })),
    },
    expected: { refused: 'product_unavailable' },
  },
  {
    id: 'cart-no-return',
    title: 'Back before arriving',
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
    expected: { refused: 'no_return_sailing' },
  },
  {
    id: 'cart-fare-of-other-trip',
    title: 'Fare of another kind of trip',
    what: "A round trip's fare is not sold for one way.",
    call: {
      operation: 'addToCart',
      body: cartOf(oneWayItem({ Offers: ['off_HFC-BTC-SRL-20261212-1020-ECO-R'] })),
    },
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'cart-no-sailing',
    title: 'No such sailing',
    what: 'No such sailing.',
    call: {
      operation: 'addToCart',
      body: cartOf(oneWayItem({ Offers: ['off_HFC-BTC-SRL-20261212-0321-ECO-O'] })),
    },
    expected: { refused: 'not_found' },
  },
  {
    id: 'cart-child-alone',
    title: 'Child alone',
    what: 'A child may not travel alone.',
    call: { operation: 'addToCart', body: cartOf(oneWayItem({ QtyAdult: 0, QtyChild: 1 })) },
    expected: { refused: 'party_refused' },
  },
  {
    id: 'cart-change-too-many-infants',
    title: 'More infants than adults',
    what: 'More infants than adults.',
    given: [filled],
    call: { operation: 'changeCartItem', ...item, body: { ...two, QtyInfant: 3 } },
    expected: { refused: 'party_refused' },
  },
  {
    id: 'cart-add-unknown-token',
    title: 'Added to an unknown cart',
    what: 'No cart has that token.',
    call: { operation: 'addToCart', header: nobodysCart, body: cartOf(oneWayItem()) },
    expected: { refused: 'cart_not_found' },
  },
  {
    id: 'cart-unknown-token',
    title: 'Unknown cart',
    what: 'No cart has that token.',
    call: { operation: 'getCart', header: nobodysCart },
    expected: { refused: 'cart_not_found' },
  },
  {
    id: 'cart-change-unknown-token',
    title: 'Changed in an unknown cart',
    what: 'No cart has that token.',
    call: { operation: 'changeCartItem', path: nobodysItem, header: nobodysCart, body: two },
    expected: { refused: 'cart_not_found' },
  },
  {
    id: 'cart-remove-unknown-token',
    title: 'Removed from an unknown cart',
    what: 'No cart has that token.',
    call: { operation: 'removeCartItem', path: nobodysItem, header: nobodysCart },
    expected: { refused: 'cart_not_found' },
  },
  {
    id: 'cart-extend-unknown-token',
    title: 'Hold extended in an unknown cart',
    what: 'No cart has that token.',
    call: { operation: 'extendCartItemHold', path: nobodysItem, header: nobodysCart },
    expected: { refused: 'cart_not_found' },
  },
  {
    id: 'cart-change-unknown-item',
    title: 'Unknown item changed',
    what: 'The cart has no such item.',
    given: [filled],
    call: { operation: 'changeCartItem', ...item, path: nobodysItem, body: two },
    expected: { refused: 'not_found' },
  },
  {
    id: 'cart-shown',
    title: 'Cart with one item',
    what: 'Seats are held for a quarter of an hour, and the hold can be extended twice.',
    given: [filled],
    call: { operation: 'getCart', header: item.header },
    expected: {
      answered: {
        '/Items/0/State': 'held',
        '/Items/0/HoldExpiresAt': '2026-11-20T06:45:00.000Z',
        '/Items/0/HoldExtensionsLeft': 2,
      },
    },
  },
  {
    id: 'cart-item-expired',
    title: 'Hold over',
    what: 'The item stays in the cart, and counts for nothing.',
    given: [filled, holdOver],
    call: { operation: 'getCart', header: item.header },
    expected: { answered: { '/Items/0/State': 'expired', '/Totals/0': null } },
  },
  {
    id: 'cart-item-changed',
    title: 'Party of two',
    what: 'One more seat is held, and the price follows.',
    given: [filled],
    call: { operation: 'changeCartItem', ...item, body: two },
    expected: { answered: { '/Items/0/Qty': 2, '/Items/0/State': 'held' } },
  },
  {
    id: 'cart-item-removed',
    title: 'Item removed',
    what: 'The item goes and its seats return: data successfully deleted.',
    given: [filled],
    call: { operation: 'removeCartItem', ...item },
    expected: { answered: { '/Items/0': null } },
  },
  {
    id: 'cart-remove-twice',
    title: 'Item removed twice',
    what: 'The item was removed before.',
    given: [filled, { operation: 'removeCartItem', ...item }],
    call: { operation: 'removeCartItem', ...item },
    expected: { refused: 'not_found' },
  },
  {
    id: 'cart-extend-unknown-item',
    title: 'Hold of an unknown item',
    what: 'The cart has no such item.',
    given: [filled],
    call: { operation: 'extendCartItemHold', ...item, path: nobodysItem },
    expected: { refused: 'not_found' },
  },
  {
    id: 'cart-change-hold-over',
    title: 'Item changed after its hold',
    what: 'Fifteen minutes have passed.',
    given: [filled, holdOver],
    call: { operation: 'changeCartItem', ...item, body: two },
    expected: { refused: 'hold_expired' },
  },
  {
    id: 'cart-extend-hold-over',
    title: 'Hold extended too late',
    what: 'Fifteen minutes have passed.',
    given: [filled, holdOver],
    call: { operation: 'extendCartItemHold', ...item },
    expected: { refused: 'hold_expired' },
  },
  {
    id: 'cart-extend-three-times',
    title: 'Hold extended three times',
    what: 'A hold can be extended twice.',
    given: [filled, { operation: 'extendCartItemHold', ...item, times: 2 }],
    call: { operation: 'extendCartItemHold', ...item },
    expected: { refused: 'hold_extension_refused' },
  },
  {
    id: 'cart-key-reused',
    title: 'Key used for another item',
    what: 'The same key with another body.',
    given: [{ operation: 'addToCart', header: keyed, body: cartOf(oneWayItem()) }],
    call: { operation: 'addToCart', header: keyed, body: cartOf(roundTripItem()) },
    expected: { refused: 'idempotency_key_reused' },
  },
  {
    id: 'cart-extend-key-reused',
    title: 'Key used for another hold',
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
    expected: { refused: 'idempotency_key_reused' },
  },
  {
    id: 'cart-add-at-once',
    title: 'Added twice at once',
    what: 'The same request twice at the same time.',
    call: { operation: 'addToCart', header: keyed, body: cartOf(oneWayItem()) },
    twiceAtOnce: true,
    expected: { refused: 'idempotency_in_progress' },
  },
  {
    id: 'cart-extend-at-once',
    title: 'Hold extended twice at once',
    what: 'The same request twice at the same time.',
    given: [filled],
    call: { operation: 'extendCartItemHold', ...item, header: { ...item.header, ...keyed } },
    twiceAtOnce: true,
    expected: { refused: 'idempotency_in_progress' },
  },
]
