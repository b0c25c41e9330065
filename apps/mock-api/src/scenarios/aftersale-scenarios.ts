import {
  askChange,
  askRefund,
  bothTicketsKnown,
  bought,
  boughtBothWays,
  changeQuoted,
  confirmChange,
  confirmRefund,
  DAY_SECONDS,
  named,
  options,
  OTHER_SAILING,
  refundQuoted,
  ticketsKnown,
} from './aftersale-steps.ts'
import { changeScenarios } from './change-scenarios.ts'
import { refundScenarios } from './refund-scenarios.ts'
import { held, ordered, orderOf, paid, somebodyElse, theOrder } from './sample-order.ts'
import { hotelInput } from './sample-products.ts'
import type { Scenario, ScenarioCall, ScenarioStep } from './scenario.ts'

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

/** Makes the scenarios of a call about an order without the order's token. All operations refuse it in the same way. */
function refusedAlike(
  name: string,
  title: string,
  call: ScenarioCall,
  given: readonly ScenarioStep[] = bought,
): Scenario {
  return {
    id: `${name}-stranger`,
    title: `${title} by somebody else`,
    what: 'Without the token of the order there is none.',
    given: [...given],
    call: { ...call, header: somebodyElse.header },
    expected: { refused: 'not_found' },
  }
}

function unpaidAlike(name: string, title: string, call: ScenarioCall): Scenario {
  return {
    id: `${name}-unpaid`,
    title: `${title} of an unpaid order`,
    what: 'Only what is paid can be given back or changed.',
    given: [held(), ordered],
    call,
    expected: { refused: 'order_state_refused' },
  }
}

/**
 * Makes the scenarios of an idempotent call that is refused: a reused key, where `other` is the other request, and a
 * concurrent call with the same key.
 */
function onceOnly(
  name: string,
  title: string,
  given: readonly ScenarioStep[],
  { call, other }: { readonly call: ScenarioCall; readonly other: unknown },
): Scenario[] {
  const sent = { ...call, header: { ...theOrder.header, ...keyed } }
  return [
    {
      id: `${name}-key-reused`,
      title: `${title}: key used for something else`,
      what: 'The same key with another request.',
      given: [...given, sent],
      call: { ...sent, body: other },
      expected: { refused: 'idempotency_key_reused' },
    },
    {
      id: `${name}-at-once`,
      title: `${title} twice at once`,
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

/** The scenarios after a sale: refunds, changes of sailing and corrected names. */
export const aftersaleScenarios: readonly Scenario[] = [
  ...refundScenarios,
  ...changeScenarios,
  ...names,
  ...overtaken,
  ...alike,
]
