import { weiling } from './sample-accounts.ts'
import { openTicketItem } from './sample-items.ts'
import { held, ordered, orderOf, paid, somebodyElse, theOrder } from './sample-order.ts'
import type { Scenario, ScenarioCall, ScenarioStep } from './scenario.ts'

const open = [held(), ordered]
const bought = [...open, ...paid]
const session = { token: '{session}' }
const signedInAs: ScenarioStep = {
  operation: 'login',
  body: weiling,
  keep: { session: '/Token' },
}
/** Places the order with a session. */
const orderedByAccount: ScenarioStep = {
  operation: 'placeOrder',
  ...session,
  header: { 'Cart-Token': '{cart}' },
  body: orderOf('{item}'),
  keep: { order: '/Order/Id', token: '/BookingToken', payment: '/Order/Payment/Id' },
}
const find = (booking: string, email = 'weiling@example.com'): ScenarioCall => ({
  operation: 'findBooking',
  body: { Booking: booking, Email: email },
})
const resend: ScenarioCall = { operation: 'resendConfirmation', ...theOrder }
const keyed = { header: { ...theOrder.header, 'Idempotency-Key': 'scenario-key-0009' } }

/** The scenarios of placed orders: lists, finding an order, timelines, receipts, confirmations. */
export const historyScenarios: readonly Scenario[] = [
  {
    id: 'orders-listed',
    title: "An account's orders",
    what: 'Narrowed to ferries of December that wait for payment.',
    given: [signedInAs, held(), orderedByAccount],
    call: {
      operation: 'listOrders',
      ...session,
      query: {
        status: 'ENTRY',
        product: 'ferry',
        dateFrom: '2026-12-01',
        dateUntil: '2026-12-31',
        search: 'tan',
        limit: 20,
      },
    },
    expected: { answered: { '/Items/0/Status': 'ENTRY', '/Items/1/Id': null } },
  },
  {
    id: 'orders-of-guests-not-listed',
    title: 'Orders of guests are not listed',
    what: 'What was ordered without signing in belongs to whoever has its link.',
    given: [signedInAs, ...open],
    call: { operation: 'listOrders', ...session },
    expected: { answered: { '/Items/0/Id': null, '/NextCursor': null } },
  },
  {
    id: 'orders-signed-out',
    title: 'Orders of nobody',
    what: 'The session is over.',
    call: { operation: 'listOrders', token: 'of-nobody' },
    expected: { refused: 'unauthorized' },
  },
  {
    id: 'booking-found',
    title: 'Booking found again',
    what: 'By its ID and the e-mail address of the contact.',
    given: [...open, { ...find('{order}'), keep: { found: '/BookingToken' } }],
    call: {
      operation: 'getBooking',
      path: { id: '{order}' },
      header: { 'Booking-Token': '{found}' },
    },
    expected: { answered: { '/Contact/Email': 'weiling@example.com' } },
  },
  {
    id: 'booking-other-email',
    title: 'Booking with another e-mail address',
    what: 'Which of the two was wrong is not said.',
    given: open,
    call: find('{order}', 'budi@example.com'),
    expected: { refused: 'not_found' },
  },
  {
    id: 'booking-guessed',
    title: 'Booking guessed at',
    what: 'After five wrong tries for one number it waits for a quarter of an hour.',
    given: [...open, { ...find('{order}', 'budi@example.com'), times: 5, refused: 'not_found' }],
    call: find('{order}'),
    expected: { refused: 'rate_limited' },
  },
  {
    id: 'timeline-read',
    title: 'Timeline of a paid order',
    what: 'From the order to its tickets.',
    given: bought,
    call: { operation: 'getOrderTimeline', ...theOrder },
    expected: {
      answered: { '/Items/0/Event': 'placed', '/Items/4/Event': 'tickets_issued' },
    },
  },
  {
    id: 'timeline-of-somebody-else',
    title: "Somebody else's timeline",
    what: 'Another token does not open it.',
    given: open,
    call: { operation: 'getOrderTimeline', ...somebodyElse },
    expected: { refused: 'not_found' },
  },
  {
    id: 'receipt-read',
    title: 'Receipt of a paid order',
    what: 'Its lines sum to its total.',
    given: bought,
    call: { operation: 'getReceipt', ...theOrder },
    expected: { answered: { '/Seller/LegalName': 'PT Nusa Strait Travel', '/Method': 'QRIS' } },
  },
  {
    id: 'receipt-unpaid',
    title: 'Receipt of an unpaid order',
    what: 'There is none before it is paid.',
    given: open,
    call: { operation: 'getReceipt', ...theOrder },
    expected: { refused: 'order_state_refused' },
  },
  {
    id: 'receipt-of-somebody-else',
    title: "Somebody else's receipt",
    what: 'Another token does not open it.',
    given: bought,
    call: { operation: 'getReceipt', ...somebodyElse },
    expected: { refused: 'not_found' },
  },
  {
    id: 'confirmation-again',
    title: 'Confirmation sent again',
    what: 'To the contact, whose address is masked.',
    given: bought,
    call: resend,
    expected: { answered: { '/SentTo': 'w•••••@example.com' } },
  },
  {
    id: 'confirmation-too-soon',
    title: 'Confirmation sent again at once',
    what: 'Once a minute is enough for any mailbox.',
    given: [...bought, resend],
    call: resend,
    expected: { refused: 'rate_limited' },
  },
  {
    id: 'confirmation-unpaid',
    title: 'Confirmation of an unpaid order',
    what: 'Nothing is confirmed before it is paid.',
    given: open,
    call: resend,
    expected: { refused: 'order_state_refused' },
  },
  {
    id: 'confirmation-of-somebody-else',
    title: "Somebody else's confirmation",
    what: 'Another token does not send it.',
    given: bought,
    call: { operation: 'resendConfirmation', ...somebodyElse },
    expected: { refused: 'not_found' },
  },
  {
    id: 'confirmation-key-reused',
    title: 'Key used for another confirmation',
    what: 'The same key for another order.',
    given: [...bought, { ...resend, ...keyed }],
    call: { ...resend, ...keyed, path: { id: 'ord_0000000000' } },
    expected: { refused: 'idempotency_key_reused' },
  },
  {
    id: 'confirmation-at-once',
    title: 'Confirmation sent twice at once',
    what: 'The same request twice at the same time.',
    given: bought,
    call: { ...resend, ...keyed },
    twiceAtOnce: true,
    expected: { refused: 'idempotency_in_progress' },
  },
  {
    id: 'open-tickets-paid',
    title: 'Open tickets of the account',
    what: 'Paid, and without a sailing.',
    given: [signedInAs, held(openTicketItem()), orderedByAccount, ...paid],
    call: { operation: 'listPaidOpenTickets', ...session },
    expected: { answered: { '/Items/0/Operator': 'SRL', '/Items/0/ValidUntil': '2027-05-19' } },
  },
  {
    id: 'open-tickets-signed-out',
    title: 'Open tickets of nobody',
    what: 'The session is over.',
    call: { operation: 'listPaidOpenTickets', token: 'of-nobody' },
    expected: { refused: 'unauthorized' },
  },
]
