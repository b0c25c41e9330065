import { TRANSFER_SECONDS } from '../features/order/payment/simulated-bank.ts'
import { LATE_ANSWER_SECONDS, RIGHT_CODE } from '../features/order/processor/test-cards.ts'
import { byWallet, walletOrder } from './sample-agent.ts'
import { atPage, byCard, chosen, chosenWithPage, held, ordered, theOrder } from './sample-order.ts'
import type { Found, Scenario, ScenarioCall, ScenarioStep } from './scenario.ts'

const open = [held(), ordered]
const card = [...open, chosenWithPage('CARD')]
const gopay = [...open, chosenWithPage('GOPAY')]
const quarterHour = { advanceSeconds: 15 * 60 }
const byItself: ScenarioStep = { console: 'simulation', body: { simulation: 'automatic' } }
const settle: ScenarioStep = { console: 'payments/{payment}/settle', body: {} }
const wrongCode = [...RIGHT_CODE].toReversed().join('')
/** A step to an instant 50 minutes before booking closes for the sailing of 12 December. */
const untilShortlyBefore = { advanceSeconds: 21 * 86_400 + 18 * 3600 }

const payment: ScenarioCall = { operation: 'getPayment', ...theOrder }
const order: ScenarioCall = { operation: 'getBooking', ...theOrder }

const succeeded: Found = {
  '/Status': 'POSTED',
  '/Payment/State': 'completed',
  '/Payment/Flow': 'succeeded',
}
const failed = (reason: string): Found => ({
  '/State': 'pending',
  '/Flow': 'failed',
  '/Failure/Reason': reason,
})
const waitingFor = (kind: string): Found => ({
  '/State': 'pending',
  '/Flow': 'awaiting_transfer',
  '/Instructions/Kind': kind,
})

/** The scenarios of payments by virtual account, card, e-wallet and agency wallet. */
export const paymentPageScenarios: readonly Scenario[] = [
  {
    id: 'payment-waits-for-virtual-account',
    title: 'Waiting for money on a virtual account',
    what: 'The number is good for this payment alone.',
    given: [...open, chosen('BCA_VA')],
    call: payment,
    expected: {
      answered: { ...waitingFor('virtual_account'), '/Instructions/BankName': 'BCA' },
    },
  },
  {
    id: 'payment-waits-for-bill',
    title: 'Waiting for a bill to be paid',
    what: 'Mandiri asks for the code of the company as well.',
    given: [...open, chosen('MANDIRI_BILL')],
    call: payment,
    expected: {
      answered: { ...waitingFor('virtual_account'), '/Instructions/BillerCode': '70012' },
    },
  },
  {
    id: 'payment-by-virtual-account',
    title: 'Paid to a virtual account',
    what: 'The bank reports the money.',
    given: [...open, chosen('BNI_VA'), settle],
    call: order,
    expected: { answered: succeeded },
  },
  {
    id: 'payment-virtual-account-by-itself',
    title: 'Virtual account paid by itself',
    what: `While the simulation runs, the money arrives after ${TRANSFER_SECONDS} seconds.`,
    given: [byItself, ...open, chosen('BRI_VA'), { advanceSeconds: TRANSFER_SECONDS }],
    call: order,
    expected: { answered: succeeded },
  },
  {
    id: 'payment-declined-by-bank',
    title: 'Declined by the bank',
    what: "The payer's bank refuses to pay the QR code: nothing is taken, and it can be tried again.",
    given: [
      ...open,
      chosen('QRIS'),
      { console: 'payments/{payment}/decline', body: { reason: 'declined' } },
    ],
    call: payment,
    expected: { answered: failed('declined') },
  },
  {
    id: 'payment-waits-for-card',
    title: 'Waiting for a card',
    what: "The processor's page has its address, and nobody has filled it in.",
    given: card,
    call: payment,
    expected: { answered: waitingFor('card') },
  },
  {
    id: 'payment-by-card',
    title: 'Paid by card',
    what: "The first test card at the processor's page.",
    given: [...card, byCard('approved')],
    call: order,
    expected: { answered: succeeded },
  },
  {
    id: 'payment-card-twice',
    title: 'Card form sent twice',
    what: 'The second time changes nothing: a page is used once.',
    given: [...card, byCard('approved'), byCard('declined')],
    call: order,
    expected: { answered: { ...succeeded, '/Payment/History/4/Event': null } },
  },
  {
    id: 'payment-card-declined',
    title: 'Card declined',
    what: 'Nothing is taken, the method stays, and the page for the next try is another one.',
    given: [...card, byCard('declined')],
    call: payment,
    expected: { answered: { ...failed('declined'), '/Method/Code': 'CARD' } },
  },
  {
    id: 'payment-card-without-funds',
    title: 'Card without enough money',
    what: 'Nothing is taken, and it says why.',
    given: [...card, byCard('insufficient_funds')],
    call: payment,
    expected: { answered: failed('insufficient_funds') },
  },
  {
    id: 'payment-card-second-try',
    title: 'Paid with a second card',
    what: 'After one that was declined, at the new page.',
    given: [
      ...card,
      byCard('declined'),
      { ...payment, keep: { page: '/Instructions/RedirectUrl' } },
      byCard('approved'),
    ],
    call: order,
    expected: { answered: { ...succeeded, '/Payment/History/2/Event': 'decline' } },
  },
  {
    id: 'payment-card-other-method',
    title: 'Another method after a declined card',
    what: 'What failed before says nothing about the new method.',
    given: [...card, byCard('declined'), chosen('QRIS')],
    call: payment,
    expected: { answered: { '/Flow': 'awaiting_transfer', '/Failure': null } },
  },
  {
    id: 'payment-3ds-open',
    title: '3-D Secure left open',
    what: 'The bank has asked for a code, and nobody has answered: the page can be opened again.',
    given: [...card, byCard('challenge')],
    call: payment,
    expected: { answered: waitingFor('card') },
  },
  {
    id: 'payment-3ds-right-code',
    title: '3-D Secure with the right code',
    what: `The code is ${RIGHT_CODE}.`,
    given: [...card, byCard('challenge'), atPage({ act: 'code', code: RIGHT_CODE })],
    call: order,
    expected: { answered: succeeded },
  },
  {
    id: 'payment-3ds-wrong-code',
    title: '3-D Secure with a wrong code',
    what: 'The bank does not know its customer, and nothing is taken.',
    given: [...card, byCard('challenge'), atPage({ act: 'code', code: wrongCode })],
    call: payment,
    expected: { answered: failed('authentication_failed') },
  },
  {
    id: 'payment-3ds-abandoned',
    title: '3-D Secure abandoned',
    what: 'The payer leaves instead of typing the code.',
    given: [...card, byCard('challenge'), atPage({ act: 'leave' })],
    call: payment,
    expected: { answered: failed('abandoned') },
  },
  {
    id: 'payment-card-abandoned',
    title: 'Card page abandoned',
    what: 'The payer leaves without a card.',
    given: [...card, atPage({ act: 'leave' })],
    call: payment,
    expected: { answered: failed('abandoned') },
  },
  {
    id: 'payment-card-answer-awaited',
    title: 'The bank of the card has not answered',
    what: 'The last test card answers after 20 minutes; until then the payment waits.',
    given: [...card, byCard('late')],
    call: payment,
    expected: { answered: waitingFor('card') },
  },
  {
    id: 'payment-card-late-reseated',
    title: 'Card answered too late, seats still free',
    what: 'The order has lapsed before the bank says yes: the same seats are taken again.',
    given: [...card, byCard('late'), { advanceSeconds: LATE_ANSWER_SECONDS }],
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
    id: 'payment-card-late-refunded',
    title: 'Card answered too late, seats gone',
    what: 'Somebody else has the seats when the bank says yes: the money goes back.',
    given: [
      ...card,
      byCard('late'),
      quarterHour,
      { console: 'sailings/sai_HFC-BTC-SRL-20261212-1020/capacity', body: { seatsLeft: 0 } },
      quarterHour,
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
    id: 'payment-card-page-too-late',
    title: 'Card page filled in too late',
    what: 'The time to pay is over: the page takes nothing and leads back.',
    given: [...card, quarterHour, byCard('approved')],
    call: order,
    expected: {
      answered: { '/Status': 'EXPIRED', '/Payment/Flow': 'expired', '/Payment/Failure': null },
    },
  },
  {
    id: 'payment-waits-for-e-wallet',
    title: 'Waiting for an e-wallet',
    what: "The wallet's page has its address, and nobody has confirmed.",
    given: gopay,
    call: payment,
    expected: { answered: { ...waitingFor('e_wallet'), '/Instructions/WalletName': 'GoPay' } },
  },
  {
    id: 'payment-by-e-wallet',
    title: 'Paid by e-wallet',
    what: "The payer confirms at the wallet's page.",
    given: [...gopay, atPage({ act: 'pay' })],
    call: order,
    expected: { answered: succeeded },
  },
  {
    id: 'payment-by-fpx',
    title: 'Paid in ringgit by FPX',
    what: 'Who books in Malaysian ringgit pays at his own bank.',
    given: [
      { ...held(), query: { currency: 'MYR' } },
      ordered,
      chosenWithPage('FPX'),
      atPage({ act: 'pay' }),
    ],
    call: order,
    expected: { answered: { ...succeeded, '/TotalAmount/Currency': 'MYR' } },
  },
  {
    id: 'payment-e-wallet-declined',
    title: 'E-wallet declined',
    what: 'The wallet refuses, and nothing is taken.',
    given: [...gopay, atPage({ act: 'decline' })],
    call: payment,
    expected: { answered: failed('declined') },
  },
  {
    id: 'payment-e-wallet-without-balance',
    title: 'E-wallet without enough balance',
    what: 'There is too little in the wallet.',
    given: [...gopay, atPage({ act: 'insufficient' })],
    call: payment,
    expected: { answered: failed('insufficient_funds') },
  },
  {
    id: 'payment-e-wallet-abandoned',
    title: 'E-wallet abandoned',
    what: 'The payer comes back without having confirmed.',
    given: [...gopay, atPage({ act: 'leave' })],
    call: payment,
    expected: { answered: failed('abandoned') },
  },
  {
    id: 'payment-waits-for-agent',
    title: "Waiting for the agent's word",
    what: 'The wallet is chosen, and says what can be spent: balance and credit.',
    given: [...walletOrder(), byWallet('startPayment')],
    call: byWallet('getPayment'),
    expected: {
      answered: { ...waitingFor('agent_wallet'), '/Instructions/Available/Amount': 30_000_000 },
    },
  },
  {
    id: 'payment-by-agent-wallet',
    title: "Paid from the agent's wallet",
    what: 'The agent confirms, and it is paid at once.',
    given: [...walletOrder(), byWallet('startPayment')],
    call: byWallet('confirmPayment'),
    expected: { answered: { '/State': 'completed', '/Flow': 'succeeded' } },
  },
  {
    id: 'methods-shortly-before-closing',
    title: 'Methods shortly before booking closes',
    what: 'With 50 minutes left, no transfer and no virtual account is offered: QRIS comes first.',
    given: [untilShortlyBefore, ...open],
    call: { operation: 'listPaymentMethods', header: theOrder.header, query: { order: '{order}' } },
    expected: { answered: { '/Items/0/Code': 'QRIS' } },
  },
]
