import { cartOf, oneWayItem } from './sample-items.ts'
import { held, orderOf, unknownAdult } from './sample-order.ts'
import type { Scenario, ScenarioCall, ScenarioStep } from './scenario.ts'

const cart = { 'Cart-Token': '{cart}' }
const two = held(oneWayItem({ Qty: 2, QtyAdult: 2 }))

const check = (code: string): ScenarioCall => ({
  operation: 'checkPromo',
  header: cart,
  body: { PromoCode: code },
})
const orderWith = (code: string, email = 'weiling@example.com'): ScenarioCall => {
  const order = orderOf('{item}')
  return {
    operation: 'placeOrder',
    header: cart,
    body: { ...order, Contact: { ...order.Contact, Email: email }, PromoCode: code },
  }
}
/** The steps in which another cart uses the code first. */
const taken = (code: string): ScenarioStep[] => [held(), orderWith(code), held()]

type Refused = { code: string; id: string; title: string; what: string; given?: ScenarioStep[] }

const refused: readonly Refused[] = [
  {
    code: 'NOSUCHCODE',
    id: 'unknown',
    title: 'Unknown promo code',
    what: 'The tenant has no such code.',
  },
  {
    code: 'LUNAR27',
    id: 'not-yet',
    title: 'Promo code too early',
    what: 'It counts from 20 January 2027.',
  },
  {
    code: 'MERDEKA81',
    id: 'expired',
    title: 'Promo code over',
    what: 'It counted in August 2026.',
  },
  {
    code: 'FIRSTONE',
    id: 'used-up',
    title: 'Promo code used up',
    what: 'One order may use it, and another one has.',
    given: taken('FIRSTONE'),
  },
  {
    code: 'STAY15',
    id: 'product',
    title: 'Promo code for something else',
    what: 'It counts for hotels; the cart has a ferry.',
  },
  {
    code: 'BIGTRIP',
    id: 'minimum',
    title: 'Promo code for more',
    what: 'The cart costs less than the code asks for.',
  },
]

/** The scenarios of promo codes: their discounts and their refusals. */
export const promoScenarios: readonly Scenario[] = [
  {
    id: 'promo-checked',
    title: 'Promo code that counts',
    what: 'SELAT10 takes a tenth off ferries, in any case.',
    given: [two],
    call: check('selat10'),
    expected: { answered: { '/PromoCode': 'SELAT10', '/Description': '10% off ferries' } },
  },
  {
    id: 'promo-ordered',
    title: 'Order with a promo code',
    what: 'The discount is a line of its own.',
    given: [held()],
    call: orderWith('WELCOME50'),
    expected: {
      answered: {
        '/Order/PromoCode': 'WELCOME50',
        '/Order/Items/0/Price/Lines/3/Kind': 'discount',
        '/Order/Items/0/Price/Lines/3/Amount/Amount': -50_000,
      },
    },
  },
  {
    id: 'promo-all-of-it',
    title: 'Promo code that takes everything off',
    what: 'Nothing is left to pay, so the order is posted at once.',
    given: [held()],
    call: orderWith('ONTHEHOUSE'),
    expected: { answered: { '/Order/Status': 'POSTED', '/Order/TotalAmount/Amount': 0 } },
  },
  ...refused.map(({ code, id, title, what, given = [held()] }): Scenario => ({
    id: `promo-${id}`,
    title,
    what,
    given,
    call: check(code),
    expected: { refused: 'promo_refused' },
  })),
  {
    id: 'promo-other-party',
    title: 'Promo code for other people',
    what: 'One seat is held, and two travellers are named.',
    given: [held()],
    call: {
      operation: 'checkPromo',
      header: cart,
      body: {
        PromoCode: 'SELAT10',
        Items: [{ CartItem: '{item}', Travellers: [unknownAdult, unknownAdult] }],
      },
    },
    expected: { refused: 'party_refused' },
  },
  {
    id: 'promo-currency',
    title: 'Promo code in another currency',
    what: 'WELCOME50 has no amount in ringgit.',
    given: [
      {
        operation: 'addToCart',
        query: { currency: 'MYR' },
        body: cartOf(oneWayItem()),
        keep: { cart: '/Token' },
      },
    ],
    call: { ...check('WELCOME50'), query: { currency: 'MYR' } },
    expected: { refused: 'promo_refused' },
  },
  {
    id: 'promo-once',
    title: 'Promo code used before',
    what: 'WELCOME50 is good once for an e-mail address, however it is written.',
    given: taken('WELCOME50'),
    call: orderWith('WELCOME50', 'WeiLing@Example.com'),
    expected: { refused: 'promo_refused' },
  },
  {
    id: 'promo-of-another-tenant',
    title: 'Promo code of another tenant',
    what: 'RIAU3 is a code of the operator site.',
    given: [held()],
    call: check('RIAU3'),
    expected: { refused: 'promo_refused' },
  },
  {
    id: 'promo-cart-empty',
    title: 'Promo code for nothing',
    what: 'What was in the cart is held no more.',
    given: [held(), { advanceSeconds: 15 * 60 }],
    call: check('SELAT10'),
    expected: { refused: 'cart_empty' },
  },
  {
    id: 'promo-unknown-cart',
    title: 'Promo code for an unknown cart',
    what: 'No cart has that token.',
    call: { ...check('SELAT10'), header: { 'Cart-Token': 'this-is-the-token-of-no-cart' } },
    expected: { refused: 'cart_not_found' },
  },
  {
    id: 'promo-guessed',
    title: 'Promo codes tried out',
    what: 'Thirty codes in ten minutes are enough.',
    given: [held(), { ...check('GUESS'), times: 30, refused: 'promo_refused' }],
    call: check('SELAT10'),
    expected: { refused: 'rate_limited' },
  },
]
