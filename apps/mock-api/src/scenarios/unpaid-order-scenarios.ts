import { open, order, qr, settle } from './payment-steps.ts'
import { theOrder } from './sample-order.ts'
import type { Scenario } from './scenario.ts'

const quarterHour = { advanceSeconds: 15 * 60 }
const sailing = 'sai_HFC-BTC-SRL-20261212-1020'

/** The scenarios of orders that end unpaid, and of money that arrives after that. */
export const unpaidOrderScenarios: readonly Scenario[] = [
  {
    id: 'payment-failed',
    title: 'Payment failed',
    what: 'The payer gives up at the bank: the order ends unpaid, and its seats are free again.',
    given: [...qr, { console: 'payments/{payment}/fail', body: {} }],
    call: order,
    expected: {
      answered: {
        '/Status': 'CANCELLED',
        '/Payment/State': 'cancelled',
        '/Payment/Flow': 'cancelled',
      },
    },
  },
  {
    id: 'payment-qr-expired',
    title: 'QR code expired',
    what: 'A quarter of an hour has passed: the order lapses and its seats return.',
    given: [...qr, quarterHour],
    call: order,
    expected: {
      answered: {
        '/Status': 'EXPIRED',
        '/Payment/State': 'cancelled',
        '/Payment/Flow': 'expired',
      },
    },
  },
  {
    id: 'payment-never-started',
    title: 'Never paid',
    what: 'No method is chosen before the hold is over.',
    given: [...open, quarterHour],
    call: order,
    expected: { answered: { '/Status': 'EXPIRED', '/Payment/State': 'cancelled' } },
  },
  {
    id: 'payment-late-reseated',
    title: 'Paid too late, seats still free',
    what: 'Money for an expired order takes the same seats again.',
    given: [...qr, quarterHour, settle],
    call: order,
    expected: {
      answered: {
        '/Status': 'POSTED',
        '/Payment/State': 'completed',
        '/Payment/History/3/Event': 'late_payment',
      },
    },
  },
  {
    id: 'payment-late-refunded',
    title: 'Paid too late, seats gone',
    what: 'Somebody else has the seats: the money goes back.',
    given: [
      ...qr,
      quarterHour,
      { console: `sailings/${sailing}/capacity`, body: { seatsLeft: 0 } },
      settle,
    ],
    call: order,
    expected: {
      answered: {
        '/Status': 'EXPIRED',
        '/Payment/State': 'cancelled',
        '/Payment/History/3/Event': 'late_payment',
      },
    },
  },
  {
    id: 'payment-after-cancelling',
    title: 'Paid after cancelling',
    what: 'Money for an order that was cancelled always goes back.',
    given: [...qr, { operation: 'cancelOrder', ...theOrder }, settle],
    call: order,
    expected: {
      answered: {
        '/Status': 'CANCELLED',
        '/Payment/State': 'cancelled',
        '/Payment/History/3/Event': 'late_payment',
      },
    },
  },
  {
    id: 'payment-cancelled-before-method',
    title: 'Cancelled before a method',
    what: 'The buyer gives the order up.',
    given: open,
    call: { operation: 'cancelOrder', ...theOrder },
    expected: {
      answered: {
        '/Status': 'CANCELLED',
        '/Payment/State': 'cancelled',
        '/Payment/Flow': 'cancelled',
      },
    },
  },
  {
    id: 'payment-cancelled',
    title: 'Cancelled while waiting',
    what: 'The buyer gives the order up with a code on the screen.',
    given: qr,
    call: { operation: 'cancelOrder', ...theOrder },
    expected: { answered: { '/Status': 'CANCELLED', '/Payment/Flow': 'cancelled' } },
  },
]
