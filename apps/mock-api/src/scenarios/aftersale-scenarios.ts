import { oneWayItem, openTicketItem, roundTripItem } from './sample-items.ts'
import { chosen, held, ordered, orderOf, paid, somebodyElse, theOrder } from './sample-order.ts'
import { hotelInput } from './sample-products.ts'
import type { Scenario, ScenarioCall, ScenarioStep } from './scenario.ts'

const DAY_SECONDS = 86_400
const ALL = { Tickets: [], Items: [] }
const OTHER_SAILING = 'sai_HFC-BTC-SRL-20261215-1020'

const bought = [held(), ordered, ...paid]
const boughtBothWays = [held(roundTripItem()), ordered, ...paid]
const ticketsKnown: ScenarioStep = {
  operation: 'listTickets',
  ...theOrder,
  keep: { ticket: '/Items/0/Id' },
}
const bothTicketsKnown: ScenarioStep = {
  operation: 'listTickets',
  ...theOrder,
  keep: { ticket: '/Items/0/Id', back: '/Items/1/Id' },
}
const askRefund = (wish: object = ALL): ScenarioCall => ({
  operation: 'quoteRefund',
  ...theOrder,
  body: wish,
})
const refundQuoted: ScenarioStep = { ...askRefund(), keep: { quote: '/Id' } }
const confirmRefund: ScenarioCall = {
  operation: 'confirmRefund',
  ...theOrder,
  body: { Quote: '{quote}', BankAccount: null },
}
const askChange = (sailing = OTHER_SAILING): ScenarioCall => ({
  operation: 'quoteChange',
  ...theOrder,
  body: { Tickets: ['{ticket}'], Sailing: sailing },
})
const changeQuoted: ScenarioStep = { ...askChange(), keep: { quote: '/Id' } }
const confirmChange: ScenarioCall = {
  operation: 'confirmChange',
  ...theOrder,
  body: { Quote: '{quote}', BankAccount: null },
}
const changeAsked: ScenarioStep = {
  ...confirmChange,
  keep: { change: '/Payment/Order', changeToken: '/Payment/BookingToken' },
}
const theChange = {
  path: { id: '{change}' },
  header: { 'Booking-Token': '{changeToken}' },
} as const
const changeKnown: ScenarioStep = {
  operation: 'getBooking',
  ...theChange,
  keep: { changePayment: '/Payment/Id' },
}
const options = (tickets: string): ScenarioCall => ({
  operation: 'listChangeOptions',
  ...theOrder,
  query: { tickets, date: '2026-12-15' },
})
const named = (firstName: string, lastName = 'TAN'): ScenarioCall => ({
  operation: 'correctName',
  ...theOrder,
  body: { OrderItem: '{item}', Passenger: 0, FirstName: firstName, LastName: lastName },
})

const refunds: readonly Scenario[] = [
  {
    id: 'refund-quoted',
    title: 'What a cancellation gives back',
    what: 'Three quarters of the fare more than three days before, and the terminal charge whole.',
    given: bought,
    call: askRefund(),
    expected: {
      answered: {
        '/IsWholeOrder': true,
        '/Lines/0/Percent': 75,
        '/Destination/Kind': 'payment_method',
        '/Destination/Days': 3,
      },
    },
  },
  {
    id: 'refund-confirmed',
    title: 'Cancelled as quoted',
    what: 'The tickets are void and the seats on sale again; the money is on its way.',
    given: [...bought, refundQuoted],
    call: confirmRefund,
    expected: { answered: { '/State': 'processing', '/Lines/0/Percent': 75 } },
  },
  {
    id: 'refund-ends-order',
    title: 'Everything cancelled',
    what: 'Nothing is left of the order, so that it ends, and its payment with it.',
    given: [...bought, refundQuoted, confirmRefund],
    call: { operation: 'getBooking', ...theOrder },
    expected: { answered: { '/Status': 'CANCELLED', '/Payment/State': 'cancelled' } },
  },
  {
    id: 'refund-arrived',
    title: 'Money back after three days',
    what: 'By the clock; the console can be faster.',
    given: [...bought, refundQuoted, confirmRefund, { advanceSeconds: 3 * DAY_SECONDS }],
    call: { operation: 'listRefunds', ...theOrder },
    expected: { answered: { '/Items/0/State': 'completed' } },
  },
  {
    id: 'refund-of-one-way',
    title: 'One way of a round trip',
    what: 'The order stays, with the other way.',
    given: [...boughtBothWays, bothTicketsKnown],
    call: askRefund({ Tickets: ['{back}'], Items: [] }),
    expected: { answered: { '/IsWholeOrder': false, '/Lines/0/Percent': 75 } },
  },
  {
    id: 'refund-again',
    title: 'Given back before',
    what: 'The ticket is void.',
    given: [
      ...boughtBothWays,
      bothTicketsKnown,
      { ...askRefund({ Tickets: ['{back}'], Items: [] }), keep: { quote: '/Id' } },
      confirmRefund,
    ],
    call: askRefund({ Tickets: ['{back}'], Items: [] }),
    expected: { refused: 'refund_refused' },
  },
  {
    id: 'refund-departed',
    title: 'Sailed already',
    what: 'The ferry has departed with its seats.',
    given: [...bought, { advanceSeconds: 22 * DAY_SECONDS }],
    call: askRefund(),
    expected: { refused: 'refund_refused' },
  },
  {
    id: 'refund-unpaid',
    title: 'Nothing paid to give back',
    what: 'An order that waits for its payment is cancelled, not refunded.',
    given: [held(), ordered],
    call: askRefund(),
    expected: { refused: 'order_state_refused' },
  },
  {
    id: 'refund-not-in-order',
    title: 'A ticket of another order',
    what: 'No ticket of the order has that ID.',
    given: bought,
    call: askRefund({ Tickets: ['tkt_ZZZZZZZZZZ'], Items: [] }),
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'refund-quote-over',
    title: 'Quote too old',
    what: 'Fifteen minutes have passed.',
    given: [...bought, refundQuoted, { advanceSeconds: 15 * 60 }],
    call: confirmRefund,
    expected: { refused: 'quote_expired' },
  },
  {
    id: 'refund-account-missing',
    title: 'No account to pay back to',
    what: 'A transfer goes back to an account, which the payer has to name.',
    given: [
      held(),
      ordered,
      chosen('TRANSFER_BCA'),
      { console: 'payments/{payment}/settle', body: {} },
      refundQuoted,
    ],
    call: confirmRefund,
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'refund-stranger',
    title: 'Cancelled by somebody else',
    what: 'Without the token of the order there is none.',
    given: bought,
    call: { operation: 'quoteRefund', ...somebodyElse, body: ALL },
    expected: { refused: 'not_found' },
  },
]

const changes: readonly Scenario[] = [
  {
    id: 'change-options',
    title: 'Sailings that a ticket can move to',
    what: "The operator's sailings of a day, with what each costs.",
    given: [...bought, ticketsKnown],
    call: options('{ticket}'),
    expected: { answered: { '/Operator': 'SRL', '/Class': 'ECO', '/From/Code': 'HFC' } },
  },
  {
    id: 'change-quoted',
    title: 'What another sailing costs',
    what: 'The fare is the same; the fee of the class is due.',
    given: [...bought, ticketsKnown],
    call: askChange(),
    expected: { answered: { '/Difference/Amount': 0, '/RefundDue/Amount': 0 } },
  },
  {
    id: 'change-due',
    title: 'New seats held',
    what: 'An order of its own waits for the difference; the ticket has not moved.',
    given: [...bought, ticketsKnown, changeQuoted],
    call: confirmChange,
    expected: { answered: { '/State': 'payment_due' } },
  },
  {
    id: 'change-paid',
    title: 'Ticket moved',
    what: 'The difference is paid, and the ticket is good for the new sailing.',
    given: [
      ...bought,
      ticketsKnown,
      changeQuoted,
      changeAsked,
      changeKnown,
      { operation: 'startPayment', ...theChange, body: { PaymentMethod: 'QRIS' } },
      { console: 'payments/{changePayment}/settle', body: {} },
    ],
    call: { operation: 'listTickets', ...theOrder },
    expected: { answered: { '/Items/0/Sector/Sailing/Id': OTHER_SAILING } },
  },
  {
    id: 'change-lapsed',
    title: 'Difference not paid in time',
    what: 'The new seats return; the ticket stays as it was.',
    given: [...bought, ticketsKnown, changeQuoted, changeAsked, { advanceSeconds: 15 * 60 }],
    call: { operation: 'listTickets', ...theOrder },
    expected: {
      answered: { '/Items/0/Sector/Sailing/Id': 'sai_HFC-BTC-SRL-20261212-1020' },
    },
  },
  {
    id: 'change-order-not-refundable',
    title: 'The difference of a change alone',
    what: 'It comes back with the tickets that it moved, not by itself.',
    given: [...bought, ticketsKnown, changeQuoted, changeAsked],
    call: { operation: 'quoteRefund', ...theChange, body: ALL },
    expected: { refused: 'refund_refused' },
  },
  {
    id: 'change-too-late',
    title: 'Too late to change',
    what: 'The class can be changed until a day before.',
    given: [...bought, ticketsKnown, { advanceSeconds: 21.5 * DAY_SECONDS }],
    call: askChange(),
    expected: { refused: 'change_refused' },
  },
  {
    id: 'change-promo-fare',
    title: 'A fare that cannot be changed',
    what: 'The promotional class keeps its day.',
    given: [
      held(
        oneWayItem({
          DateFrom: '2026-12-15',
          DateUntil: '2026-12-15',
          Offers: ['off_HFC-BTC-SRL-20261215-1020-ECP-O'],
        }),
      ),
      ordered,
      ...paid,
      ticketsKnown,
    ],
    call: askChange('sai_HFC-BTC-SRL-20261216-1020'),
    expected: { refused: 'change_refused' },
  },
  {
    id: 'change-both-ways',
    title: 'Both ways at once',
    what: 'Tickets of one way go together; the other way is changed by itself.',
    given: [...boughtBothWays, bothTicketsKnown],
    call: options('{ticket},{back}'),
    expected: { refused: 'change_refused' },
  },
  {
    id: 'change-after-return',
    title: 'Out after the way back',
    what: 'The new sailing would leave after the return.',
    given: [...boughtBothWays, bothTicketsKnown],
    call: askChange(),
    expected: { refused: 'change_refused' },
  },
  {
    id: 'change-open-ticket',
    title: 'Open ticket',
    what: 'It has no date to move yet.',
    given: [held(openTicketItem()), ordered, ...paid, ticketsKnown],
    call: options('{ticket}'),
    expected: { refused: 'change_refused' },
  },
  {
    id: 'change-full',
    title: 'No seat on the new sailing',
    what: 'Somebody else was faster.',
    given: [
      ...bought,
      ticketsKnown,
      { console: `sailings/${OTHER_SAILING}/capacity`, body: { seatsLeft: 0 } },
    ],
    call: askChange(),
    expected: { refused: 'seats_taken' },
  },
  {
    id: 'change-quote-over',
    title: 'Quote of a change too old',
    what: 'Fifteen minutes have passed.',
    given: [...bought, ticketsKnown, changeQuoted, { advanceSeconds: 15 * 60 }],
    call: confirmChange,
    expected: { refused: 'quote_expired' },
  },
  {
    id: 'change-unpaid',
    title: 'Order not paid yet',
    what: 'Only what is paid has a date to move.',
    given: [held(), ordered],
    call: {
      operation: 'quoteChange',
      ...theOrder,
      body: { Tickets: ['tkt_ZZZZZZZZZZ'], Sailing: OTHER_SAILING },
    },
    expected: { refused: 'order_state_refused' },
  },
]

const names: readonly Scenario[] = [
  {
    id: 'name-corrected',
    title: 'A slip of the pen',
    what: 'Up to three letters, once; the QR codes stay good.',
    given: bought,
    call: named('WEI LIN'),
    expected: { answered: { '/Items/0/Passengers/0/FirstName': 'WEI LIN' } },
  },
  {
    id: 'name-too-different',
    title: 'Another person',
    what: 'A ticket is not passed on.',
    given: bought,
    call: named('BUDI', 'SANTOSO'),
    expected: { refused: 'name_refused' },
  },
  {
    id: 'name-again',
    title: 'Corrected before',
    what: 'Once a passenger.',
    given: [...bought, named('WEI LIN')],
    call: named('WEI LING'),
    expected: { refused: 'name_refused' },
  },
  {
    id: 'name-too-late',
    title: 'Too late for names',
    what: 'The operator closes its list a day before.',
    given: [...bought, { advanceSeconds: 21.5 * DAY_SECONDS }],
    call: named('WEI LIN'),
    expected: { refused: 'name_refused' },
  },
  {
    id: 'name-wrong',
    title: 'A name that no passport has',
    what: 'Figures are in no name.',
    given: bought,
    call: named('WEI L1NG'),
    expected: { refused: 'passenger_refused' },
  },
  {
    id: 'name-no-ferry',
    title: 'The name on a voucher',
    what: 'Only ferries ask for names as in the passport.',
    given: [
      { operation: 'addToCart', body: hotelInput(), keep: { cart: '/Token', item: '/Items/0/Id' } },
      { ...ordered, body: orderOf('{item}', []) },
      ...paid,
    ],
    call: named('WEI LIN'),
    expected: { refused: 'name_refused' },
  },
]

const quotedBackTwice: readonly ScenarioStep[] = [
  ...boughtBothWays,
  bothTicketsKnown,
  { ...askRefund({ Tickets: ['{back}'], Items: [] }), keep: { other: '/Id' } },
  { ...askRefund({ Tickets: ['{back}'], Items: [] }), keep: { quote: '/Id' } },
]

const overtaken: readonly Scenario[] = [
  {
    id: 'refund-overtaken',
    title: 'Cancelled in the meantime',
    what: 'The same ticket was given back by another quote.',
    given: [...quotedBackTwice, confirmRefund],
    call: { ...confirmRefund, body: { Quote: '{other}', BankAccount: null } },
    expected: { refused: 'refund_refused' },
  },
  {
    id: 'change-overtaken',
    title: 'Given back in the meantime',
    what: 'The ticket of the quote is void.',
    given: [
      ...boughtBothWays,
      {
        operation: 'listTickets',
        ...theOrder,
        keep: { ticket: '/Items/0/Id' },
      },
      { ...askChange('sai_HFC-BTC-SRL-20261211-1020'), keep: { change: '/Id' } },
      { ...askRefund({ Tickets: ['{ticket}'], Items: [] }), keep: { quote: '/Id' } },
      confirmRefund,
    ],
    call: { ...confirmChange, body: { Quote: '{change}', BankAccount: null } },
    expected: { refused: 'change_refused' },
  },
  {
    id: 'change-full-meanwhile',
    title: 'The last seat taken in the meantime',
    what: 'Somebody else took it after the quote.',
    given: [
      ...bought,
      ticketsKnown,
      changeQuoted,
      { console: `sailings/${OTHER_SAILING}/capacity`, body: { seatsLeft: 0 } },
    ],
    call: confirmChange,
    expected: { refused: 'seats_taken' },
  },
]

const NO_QUOTE = { Quote: 'quo_ZZZZZZZZZZ', BankAccount: null }
const keyed = { 'Idempotency-Key': 'scenario-key-0006' }

/** What every call about an order is refused for alike. */
function refusedAlike(
  name: string,
  words: string,
  call: ScenarioCall,
  given: readonly ScenarioStep[] = bought,
): Scenario {
  return {
    id: `${name}-stranger`,
    title: `${words} by somebody else`,
    what: 'Without the token of the order there is none.',
    given: [...given],
    call: { ...call, header: somebodyElse.header },
    expected: { refused: 'not_found' },
  }
}

function unpaidAlike(name: string, words: string, call: ScenarioCall): Scenario {
  return {
    id: `${name}-unpaid`,
    title: `${words} of an unpaid order`,
    what: 'Only what is paid can be given back or changed.',
    given: [held(), ordered],
    call,
    expected: { refused: 'order_state_refused' },
  }
}

/** What is asked for once, however often it is sent; `other` is something else under the same key. */
function onceOnly(
  name: string,
  words: string,
  given: readonly ScenarioStep[],
  { call, other }: { readonly call: ScenarioCall; readonly other: unknown },
): Scenario[] {
  const sent = { ...call, header: { ...theOrder.header, ...keyed } }
  return [
    {
      id: `${name}-key-reused`,
      title: `${words}: key used for something else`,
      what: 'The same key with another request.',
      given: [...given, sent],
      call: { ...sent, body: other },
      expected: { refused: 'idempotency_key_reused' },
    },
    {
      id: `${name}-at-once`,
      title: `${words} twice at once`,
      what: 'The same request twice at the same time.',
      given: [...given],
      call: sent,
      twiceAtOnce: true,
      expected: { refused: 'idempotency_in_progress' },
    },
  ]
}

const alike: readonly Scenario[] = [
  refusedAlike('refund-list', 'Refunds listed', { operation: 'listRefunds', ...theOrder }),
  refusedAlike('refund-confirm', 'Refund confirmed', { ...confirmRefund, body: NO_QUOTE }),
  refusedAlike('change-options', 'Sailings asked for', options('{ticket}'), [
    ...bought,
    ticketsKnown,
  ]),
  refusedAlike('change-quote', 'Change asked for', askChange(), [...bought, ticketsKnown]),
  refusedAlike('change-confirm', 'Change confirmed', { ...confirmChange, body: NO_QUOTE }),
  refusedAlike('name', 'Name corrected', named('WEI LIN')),
  unpaidAlike('refund-confirm', 'Refund', { ...confirmRefund, body: NO_QUOTE }),
  unpaidAlike('change-options', 'Sailings', options('tkt_ZZZZZZZZZZ')),
  unpaidAlike('change-confirm', 'Change', { ...confirmChange, body: NO_QUOTE }),
  unpaidAlike('name', 'Name', named('WEI LIN')),
  ...onceOnly('refund', 'Refund', [...bought, refundQuoted], {
    call: confirmRefund,
    other: NO_QUOTE,
  }),
  ...onceOnly('change', 'Change', [...bought, ticketsKnown, changeQuoted], {
    call: confirmChange,
    other: NO_QUOTE,
  }),
  ...onceOnly('name', 'Name', bought, { call: named('WEI LIN'), other: named('WEI LI').body }),
]

/** What comes after the sale: refunds, other sailings, corrected names. */
export const aftersaleScenarios: readonly Scenario[] = [
  ...refunds,
  ...changes,
  ...names,
  ...overtaken,
  ...alike,
]
