import { asAgent, booker, finance, otherAgency, query, signedOut } from './agency-steps.ts'
import {
  accept,
  inCart,
  kept,
  list,
  opened,
  placed,
  quote,
  quoted,
  read,
  takenUp,
  takeUp,
  quotationInput,
  withdraw,
} from './quotation-steps.ts'
import { cartOf, fullPartyItem, oneWayItem } from './sample-items.ts'
import { held, unknownAdult } from './sample-order.ts'
import { privateTourInput } from './sample-products.ts'
import type { Scenario, ScenarioCall, ScenarioStep } from './scenario.ts'

const inRupiah = { ...query, currency: 'IDR' }
const NO_LINK = { QuotationToken: 'this-is-the-link-of-no-quotation' }

/** Takes the last private car of a Saturday, which the quoted cart has held. */
const lastCar: ScenarioStep = {
  operation: 'addToCart',
  query: inRupiah,
  body: privateTourInput(),
  keep: { cart: '/Token', item: '/Items/0/Id' },
}

/** The sailing of today at 19:10. */
const today = oneWayItem({
  DateFrom: '2026-11-20',
  DateUntil: '2026-11-20',
  Offers: ['off_HFC-BTC-SRL-20261120-1910-ECO-O'],
})

const calls: readonly (readonly [id: string, title: string, call: ScenarioCall])[] = [
  ['quotations', 'Quotations read', list],
  ['quotation-send', 'Cart quoted', quote],
  ['quotation-read', 'Quotation read', read],
  ['quotation-withdraw', 'Quotation withdrawn', withdraw],
  ['quotation-take-up', 'Quotation taken up', takeUp],
]

const inTime: readonly Scenario[] = [
  {
    id: 'quotation-sent',
    title: 'Cart quoted',
    what: 'At what the markup makes of the net prices. The customer gets the link.',
    given: [booker, inCart],
    call: quote,
    expected: { answered: { '/State': 'sent', '/Customer/Name': 'Tan Wei Ling' } },
  },
  {
    id: 'quotation-other-party',
    title: 'Quotation for other people',
    what: 'One seat is in the cart, and two travellers are named.',
    given: [booker, inCart],
    call: {
      ...quote,
      body: {
        ...quotationInput,
        Items: [{ CartItem: '{item}', Travellers: [unknownAdult, unknownAdult] }],
      },
    },
    expected: { refused: 'party_refused' },
  },
  {
    id: 'quotations-of-a-state',
    title: 'Quotations found',
    what: 'Those that wait for their customers.',
    given: quoted,
    call: { ...list, query: { ...query, state: 'sent', search: 'wei ling' } },
    expected: { answered: { '/Items/0/CreatedBy': 'Dewi Lestari', '/NextCursor': null } },
  },
  {
    id: 'quotation-read',
    title: 'Quotation read',
    what: 'With net and selling prices.',
    given: quoted,
    call: read,
    expected: { answered: { '/Lines/0/People/NeedsPassport': true } },
  },
  {
    id: 'quotation-opened',
    title: 'Quotation opened by its link',
    what: 'Its customer sees selling prices only.',
    given: quoted,
    call: opened,
    expected: { answered: { '/Agency/Name': 'Baruna Tours', '/Lines/0/NetAmount': null } },
  },
  {
    id: 'quotation-accepted',
    title: 'Quotation accepted',
    what: 'The customer says who travels; the agency is written to.',
    given: quoted,
    call: accept(),
    expected: { answered: { '/State': 'accepted', '/Contact/Name': 'Tan Wei Ling' } },
  },
  {
    id: 'quotation-taken-up',
    title: 'Quotation taken up',
    what: 'Held anew in the cart of the agent, with the travellers filled in.',
    given: [...quoted, accept()],
    call: takeUp,
    expected: { answered: { '/Draft/Items/0/Passengers/0/FirstName': 'WEI LING' } },
  },
  {
    id: 'quotation-booked',
    title: 'Quotation booked',
    what: 'An order is placed of it.',
    given: [...quoted, accept(), takenUp],
    call: placed,
    expected: { answered: { '/Order/Agency/Customer/Name': 'Tan Wei Ling' } },
  },
  {
    id: 'quotation-withdrawn',
    title: 'Quotation withdrawn',
    what: 'Its link says so. Asking again is harmless.',
    given: [...quoted, withdraw],
    call: withdraw,
    expected: { answered: { '/State': 'cancelled' } },
  },
]

const refused: readonly Scenario[] = [
  {
    id: 'quotation-cart-empty',
    title: 'Nothing to quote',
    what: 'The hold of all that was in the cart is over.',
    given: [booker, inCart, { advanceSeconds: 16 * 60 }],
    call: quote,
    expected: { refused: 'cart_empty' },
  },
  {
    id: 'quotation-cart-unknown',
    title: 'Quotation of an unknown cart',
    what: 'No cart has that token.',
    given: [booker],
    call: { ...quote, header: { 'Cart-Token': 'this-is-the-token-of-no-cart' } },
    expected: { refused: 'cart_not_found' },
  },
  {
    id: 'quotation-customer-unknown',
    title: 'Quotation for a customer of another agency',
    what: 'The pointer names the field.',
    given: [otherAgency, inCart],
    call: quote,
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'quotation-link-wrong',
    title: 'Link of no quotation',
    what: 'It was cut, or typed.',
    call: { ...opened, body: NO_LINK },
    expected: { refused: 'quotation_link_invalid' },
  },
  {
    id: 'quotation-accept-link-wrong',
    title: 'Acceptance by a link of no quotation',
    what: 'It was cut, or typed.',
    given: quoted,
    call: { ...accept(), body: { ...(accept().body as object), ...NO_LINK } },
    expected: { refused: 'quotation_link_invalid' },
  },
  {
    id: 'quotation-passport-over',
    title: 'Acceptance with a passport that runs out',
    what: 'Travellers are checked as at checkout.',
    given: quoted,
    call: accept({ DateOfExpiry: '2026-12-01' }),
    expected: { refused: 'passenger_refused' },
  },
  {
    id: 'quotation-accepted-at-another-price',
    title: 'Acceptance of another price',
    what: 'The total that the customer saw is not what those who travel cost. Nothing is accepted.',
    given: quoted,
    call: {
      ...accept(),
      body: {
        ...(accept().body as object),
        AgreedTotal: { Amount: 100, Currency: 'IDR', Exponent: 0 },
      },
    },
    expected: { refused: 'price_changed' },
  },
  {
    id: 'quotation-accepted-again',
    title: 'Quotation accepted twice',
    what: 'Later only the agency amends what was given.',
    given: [...quoted, accept()],
    call: accept(),
    expected: { refused: 'quotation_refused' },
  },
  {
    id: 'quotation-accepted-too-late',
    title: 'Quotation accepted too late',
    what: 'Nobody accepted it while it was valid.',
    given: [...quoted, { advanceSeconds: 7 * 86_400 }],
    call: accept(),
    expected: { refused: 'quotation_refused' },
  },
  {
    id: 'quotation-withdrawn-too-late',
    title: 'Lapsed quotation withdrawn',
    what: 'It is over already.',
    given: [...quoted, { advanceSeconds: 7 * 86_400 }, booker],
    call: withdraw,
    expected: { refused: 'quotation_refused' },
  },
  {
    id: 'quotation-taken-up-withdrawn',
    title: 'Withdrawn quotation taken up',
    what: 'Only what is on offer, or accepted, is booked.',
    given: [...quoted, withdraw],
    call: takeUp,
    expected: { refused: 'quotation_refused' },
  },
  {
    id: 'quotation-booked-withdrawn',
    title: 'Order of a withdrawn quotation',
    what: 'The pointer names the field.',
    given: [...quoted, takenUp, withdraw],
    call: placed,
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'quotation-seats-gone',
    title: 'Seats of a quotation gone',
    what: 'A quotation holds nothing. The cart stays as it was.',
    given: [
      ...quoted,
      { console: 'sailings/sai_HFC-BTC-SRL-20261212-1020/capacity', body: { seatsLeft: 0 } },
    ],
    call: takeUp,
    expected: { refused: 'seats_taken' },
  },
  {
    id: 'quotation-holds-too-many',
    title: 'Quotation for more than may be held',
    what: 'Twenty seats are quoted, and the agent holds thirty in another cart.',
    given: [
      booker,
      { ...inCart, body: cartOf(fullPartyItem(), fullPartyItem()) },
      kept,
      { advanceSeconds: 16 * 60 },
      inCart,
      {
        operation: 'addToCart',
        ...asAgent,
        query: inRupiah,
        header: { 'Cart-Token': '{cart}' },
        body: cartOf(fullPartyItem(), fullPartyItem(), fullPartyItem()),
      },
    ],
    call: takeUp,
    expected: { refused: 'hold_limit_reached' },
  },
  {
    id: 'quotation-car-gone',
    title: 'Car of a quotation gone',
    what: 'Another cart has the last one.',
    given: [booker, lastCar, kept],
    call: takeUp,
    expected: { refused: 'sold_out' },
  },
  {
    id: 'quotation-sailing-left',
    title: 'Sailing of a quotation gone',
    what: 'Accepted in time, and not booked in time.',
    given: [
      booker,
      { ...held(today), query: inRupiah },
      kept,
      accept(),
      { advanceSeconds: 5 * 3600 },
      booker,
    ],
    call: takeUp,
    expected: { refused: 'book_before' },
  },
]

const intents: readonly Scenario[] = [
  {
    id: 'quotation-key-reused',
    title: 'Cart quoted under a used key',
    what: 'The key has quoted it in other words before.',
    given: [booker, inCart, withKey(quote)],
    call: { ...withKey(quote), body: { ...quotationInput, ValidDays: 3 } },
    expected: { refused: 'idempotency_key_reused' },
  },
  {
    id: 'quotation-in-progress',
    title: 'Cart quoted twice at once',
    what: 'The same call is still at work.',
    given: [booker, inCart],
    call: quote,
    twiceAtOnce: true,
    expected: { refused: 'idempotency_in_progress' },
  },
  {
    id: 'quotation-take-up-key-reused',
    title: 'Quotation taken up under a used key',
    what: 'The key has taken up another one before.',
    given: [...quoted, withKey(takeUp), kept],
    call: withKey(takeUp),
    expected: { refused: 'idempotency_key_reused' },
  },
  {
    id: 'quotation-take-up-in-progress',
    title: 'Quotation taken up twice at once',
    what: 'The same call is still at work.',
    given: quoted,
    call: takeUp,
    twiceAtOnce: true,
    expected: { refused: 'idempotency_in_progress' },
  },
]

function withKey(call: ScenarioCall): ScenarioCall {
  return { ...call, header: { ...call.header, 'Idempotency-Key': 'quotation-used-key' } }
}

/** The scenarios of quotations and their acceptance. */
export const quotationScenarios: readonly Scenario[] = [
  ...inTime,
  ...refused,
  ...intents,
  ...calls.slice(2).map(([id, title, call]): Scenario => ({
    id: `${id}-of-another`,
    title: `${title} by another agency`,
    what: 'It is like one that does not exist.',
    given: [...quoted, otherAgency],
    call,
    expected: { refused: 'not_found' },
  })),
  ...calls.flatMap(([id, title, call]): Scenario[] => [
    {
      id: `${id}-by-finance`,
      title: `${title} by finance`,
      what: 'Who sees to the money does not sell.',
      given: [...quoted, finance],
      call,
      expected: { refused: 'forbidden' },
    },
    {
      id: `${id}-signed-out`,
      title: `${title} without a session`,
      what: 'The token is nobody’s.',
      given: quoted,
      call: signedOut(call),
      expected: { refused: 'unauthorized' },
    },
  ]),
]
