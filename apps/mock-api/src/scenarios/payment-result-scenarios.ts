import { declared, open, order, payment, qr, settle, transfer } from './payment-steps.ts'
import { oneWayItem } from './sample-items.ts'
import { chosen, confirm, held, ordered, paid, receipt, theOrder, upload } from './sample-order.ts'
import type { Scenario, ScenarioStep } from './scenario.ts'

const review = { advanceSeconds: 20 }
const byItself: ScenarioStep = { console: 'simulation', body: { simulation: 'automatic' } }
const approve: ScenarioStep = { console: 'payments/{payment}/approve', body: {} }
const keyed = { header: { ...theOrder.header, 'Idempotency-Key': 'scenario-key-0005' } }

/** Makes the scenario of a proof that the simulated agency rejects because of its file name. */
function rejected(reason: string, name: string): Scenario {
  return {
    id: `payment-proof-${reason.replaceAll('_', '-')}`,
    title: `Proof rejected: ${reason.replaceAll('_', ' ')}`,
    what: `A proof called ${name} is rejected 20 seconds after 'I have paid', and the payer gets a new clock.`,
    given: [byItself, ...transfer, { ...upload, file: { ...receipt, name } }, confirm, review],
    call: payment,
    expected: {
      answered: { '/State': 'pending', '/Flow': 'rejected', '/Proof/Rejection': reason },
    },
  }
}

/** The scenarios of how payments by transfer with a proof, and by QR code, end. */
export const paymentResultScenarios: readonly Scenario[] = [
  {
    id: 'payment-waits-for-method',
    title: 'No method chosen yet',
    what: 'An order that has just been placed.',
    given: open,
    call: payment,
    expected: { answered: { '/State': 'ordered', '/Flow': 'awaiting_method', '/Method': null } },
  },
  {
    id: 'methods-of-order',
    title: 'Methods for an order',
    what: 'Only what takes the rupiah of the order is offered.',
    given: open,
    call: { operation: 'listPaymentMethods', header: theOrder.header, query: { order: '{order}' } },
    expected: { answered: { '/Items/0/Currency': 'IDR', '/Items/1/Currency': 'IDR' } },
  },
  {
    id: 'payment-waits-for-proof',
    title: 'Waiting for the payment proof',
    what: 'A bank transfer is chosen.',
    given: transfer,
    call: payment,
    expected: { answered: { '/State': 'pending', '/Flow': 'awaiting_proof', '/Proof': null } },
  },
  {
    id: 'payment-proof-uploaded',
    title: 'Proof uploaded',
    what: "The payer has yet to say 'I have paid'.",
    given: [...transfer, upload],
    call: payment,
    expected: { answered: { '/State': 'pending', '/Flow': 'proof_uploaded' } },
  },
  {
    id: 'payment-verifying',
    title: 'Payment is verifying',
    what: 'The proof is under review, and the clock stands still for as long.',
    given: declared,
    call: payment,
    expected: { answered: { '/State': 'paid', '/Flow': 'verifying', '/ExpiresAt': null } },
  },
  {
    id: 'payment-by-transfer',
    title: 'Paid by transfer',
    what: 'The agency approves the proof.',
    given: [...declared, approve],
    call: order,
    expected: {
      answered: {
        '/Status': 'POSTED',
        '/Payment/State': 'completed',
        '/Payment/Flow': 'succeeded',
      },
    },
  },
  {
    id: 'payment-approved-by-itself',
    title: 'Approved by itself',
    what: 'While the simulation runs, a proof of any other name is approved after 20 seconds.',
    given: [byItself, ...declared, review],
    call: payment,
    expected: { answered: { '/State': 'completed', '/Flow': 'succeeded' } },
  },
  rejected('unreadable', 'unreadable.png'),
  rejected('amount_differs', 'amount-differs.png'),
  rejected('not_received', 'not-received.png'),
  rejected('wrong_account', 'wrong-account.png'),
  {
    id: 'payment-second-proof',
    title: 'Paid with a second proof',
    what: 'The first proof is rejected at the console, the second approved.',
    given: [
      ...declared,
      { console: 'payments/{payment}/reject', body: { reason: 'amount_differs' } },
      upload,
      confirm,
      approve,
    ],
    call: payment,
    expected: {
      answered: { '/State': 'completed', '/Flow': 'succeeded', '/Proof/Rejection': null },
    },
  },
  {
    id: 'payment-waits-for-transfer',
    title: 'Waiting for the QR code to be paid',
    what: 'A QR code is shown for a quarter of an hour.',
    given: qr,
    call: payment,
    expected: {
      answered: {
        '/State': 'pending',
        '/Flow': 'awaiting_transfer',
        '/Instructions/Scheme': 'QRIS',
        '/ExpiresAt': '2026-11-20T06:45:00.000Z',
      },
    },
  },
  {
    id: 'payment-by-qr',
    title: 'Paid by QR code',
    what: 'The bank reports the money.',
    given: [...open, ...paid],
    call: order,
    expected: {
      answered: {
        '/Status': 'POSTED',
        '/Payment/State': 'completed',
        '/Payment/Flow': 'succeeded',
      },
    },
  },
  {
    id: 'payment-qr-by-itself',
    title: 'QR code paid by itself',
    what: 'While the simulation runs, a code that is shown is paid after 30 seconds.',
    given: [byItself, ...qr, { advanceSeconds: 30 }],
    call: payment,
    expected: { answered: { '/State': 'completed', '/Flow': 'succeeded' } },
  },
  {
    id: 'payment-in-dollars',
    title: 'Paid in Singapore dollars',
    what: 'Who books in Singapore dollars pays by PayNow, and the amount is in cents.',
    given: [{ ...held(), query: { currency: 'SGD' } }, ordered, chosen('PAYNOW')],
    call: payment,
    expected: {
      answered: {
        '/Flow': 'awaiting_transfer',
        '/Instructions/Scheme': 'PayNow',
        '/Amount/Currency': 'SGD',
        '/Amount/Exponent': 2,
      },
    },
  },
  {
    id: 'payment-method-changed',
    title: 'Method changed',
    what: 'A transfer becomes a QR code; the proof of the transfer counts no more.',
    given: [...transfer, upload, chosen('QRIS')],
    call: payment,
    expected: { answered: { '/Flow': 'awaiting_transfer', '/Proof': null } },
  },
  {
    id: 'payment-twice',
    title: 'Paid twice, counted once',
    what: 'The bank reports the same money a second time.',
    given: [...qr, settle, { ...settle, refused: 'payment_state_refused' }],
    call: payment,
    expected: {
      answered: {
        '/State': 'completed',
        '/History/2/Event': 'capture',
        '/History/3/Event': 'verify',
        '/History/4': null,
      },
    },
  },
  {
    id: 'payment-declared-again',
    title: "'I have paid' repeated",
    what: 'The same request with the same key gets the same answer, and nothing happens twice.',
    given: [...transfer, upload, { ...confirm, ...keyed }],
    call: { ...confirm, ...keyed },
    expected: {
      answered: { '/Flow': 'verifying', '/History/4': null },
      header: { 'Idempotent-Replayed': 'true' },
    },
  },
  {
    id: 'payment-finished',
    title: 'Travelled',
    what: 'The last sailing has arrived.',
    given: [...open, ...paid, { advanceSeconds: 30 * 86_400 }],
    call: payment,
    expected: { answered: { '/State': 'finished', '/Flow': 'succeeded' } },
  },
  {
    id: 'tickets-issued',
    title: 'Tickets issued',
    what: 'One ticket for each passenger and sector, as soon as the money is there.',
    given: [held(oneWayItem({ Qty: 1, QtyAdult: 1 })), ordered, ...paid],
    call: { operation: 'listTickets', ...theOrder },
    expected: { answered: { '/Items/0/State': 'issued', '/Items/1': null } },
  },
  {
    id: 'payment-mails',
    title: 'Booking details by e-mail',
    what: 'Receipt and tickets are in the outbox of the console.',
    given: [...open, ...paid],
    call: { operation: 'GET /__mock/api/outbox', query: { order: '{order}' } },
    expected: {
      answered: { '/mails/0/kind': 'ticketsIssued', '/mails/1/kind': 'paymentReceived' },
    },
  },
]
