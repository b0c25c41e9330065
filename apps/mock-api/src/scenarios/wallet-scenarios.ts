import { TOP_UP_REJECTIONS } from '../features/wallet/decide-top-up.ts'
import { authority, booker, finance, otherAgency, owner, signedOut } from './agency-steps.ts'
import { byWallet, walletOrder } from './sample-agent.ts'
import { HUGE_PNG_START, receipt } from './sample-order.ts'
import type { Scenario, ScenarioCall } from './scenario.ts'
import {
  approveTopUp,
  cancelTopUp,
  listTopUps,
  readTopUp,
  rejectTopUp,
  statementOf,
  terms,
  declaredTopUp,
  topUpOf,
  wallet,
} from './wallet-steps.ts'

const MAXIMUM_BYTES = 2 * 1024 * 1024

const results: readonly Scenario[] = [
  {
    id: 'wallet-read',
    title: 'Wallet of an agency',
    what: 'What is in it, and its credit: both can be spent.',
    given: [owner],
    call: wallet,
    expected: {
      answered: {
        '/AgentName': 'Baruna Tours',
        '/Items/0/Balance/Amount': 25_000_000,
        '/Items/0/CreditLimit/Amount': 5_000_000,
        '/Items/0/Available/Amount': 30_000_000,
      },
    },
  },
  {
    id: 'wallet-statement',
    title: 'Statement after a payment',
    what: 'What was paid stands in it as debit, with its order and who paid it.',
    given: [...walletOrder(), byWallet('startPayment'), byWallet('confirmPayment')],
    call: statementOf(),
    expected: {
      answered: {
        '/Opening/Amount': 25_000_000,
        '/Items/0/Kind': 'payment',
        '/Items/0/By': 'Rizal Hakim',
      },
    },
  },
  {
    id: 'wallet-statement-of-the-year',
    title: 'Statement with the opening',
    what: 'The year begins with nothing, and its first entry is what the wallet began with.',
    given: [finance],
    call: statementOf({ dateFrom: '2026-01-01', dateUntil: '2026-12-31' }),
    expected: { answered: { '/Opening/Amount': 0, '/Items/0/Kind': 'opening' } },
  },
  {
    id: 'top-up-terms',
    title: 'Where to send money',
    what: 'Accounts of the tenant, and the bounds of one transfer.',
    given: [finance],
    call: terms,
    expected: { answered: { '/Accounts/0/Code': 'TRANSFER_MANDIRI' } },
  },
  {
    id: 'top-up-told',
    title: 'Top-up told of',
    what: 'It waits, and the balance is as it was.',
    given: [finance],
    call: topUpOf(),
    expected: { answered: { '/State': 'pending', '/Rejection': null } },
  },
  {
    id: 'top-ups-listed',
    title: 'Top-ups listed',
    what: 'The newest first.',
    given: [finance, declaredTopUp],
    call: listTopUps,
    expected: { answered: { '/Items/0/State': 'pending', '/NextCursor': null } },
  },
  {
    id: 'top-up-approved',
    title: 'Top-up approved at the console',
    what: 'The money is in the wallet.',
    given: [finance, declaredTopUp, approveTopUp],
    call: wallet,
    expected: { answered: { '/Items/0/Balance/Amount': 35_000_000 } },
  },
  {
    id: 'top-up-approved-by-itself',
    title: 'Top-up approved by the clock',
    what: 'The simulation decides on it after 20 seconds.',
    given: [
      { console: 'simulation', body: { simulation: 'automatic' } },
      finance,
      declaredTopUp,
      { advanceSeconds: 20 },
    ],
    call: readTopUp,
    expected: { answered: { '/State': 'approved' } },
  },
  ...TOP_UP_REJECTIONS.map((reason): Scenario => ({
    id: `top-up-rejected-${reason.replaceAll('_', '-')}`,
    title: `Top-up rejected: ${reason.replaceAll('_', ' ')}`,
    what: 'The tenant says why, and nothing is booked.',
    given: [finance, declaredTopUp, rejectTopUp(reason)],
    call: readTopUp,
    expected: { answered: { '/State': 'rejected', '/Rejection': reason } },
  })),
  {
    id: 'top-up-cancelled',
    title: 'Top-up taken back',
    what: 'Another member takes it back before it is decided.',
    given: [finance, declaredTopUp, owner],
    call: cancelTopUp,
    expected: { answered: { '/State': 'cancelled' } },
  },
]

const refusals: readonly Scenario[] = [
  {
    id: 'wallet-statement-too-long',
    title: 'Statement of more than a year',
    what: '367 days; the last one is refused.',
    given: [owner],
    call: statementOf({ dateFrom: '2025-11-20', dateUntil: '2026-11-21' }),
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'wallet-statement-of-no-wallet',
    title: 'Statement of a currency without a wallet',
    what: 'The agency has none in ringgit.',
    given: [owner],
    call: statementOf({ wallet: 'MYR' }),
    expected: { refused: 'not_found' },
  },
  {
    id: 'top-up-too-small',
    title: 'Top-up below the least',
    what: 'The amount is refused beside its field.',
    given: [finance],
    call: topUpOf({ Amount: '99999' }),
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'top-up-to-no-account',
    title: 'Top-up to an account that is not offered',
    what: 'It takes no money in this currency, or not any more.',
    given: [finance],
    call: topUpOf({ Account: 'PAYNOW_UEN' }),
    expected: { refused: 'top_up_refused' },
  },
  {
    id: 'top-up-proof-too-large',
    title: 'Proof of a top-up over 2 MB',
    what: 'One byte too many.',
    given: [finance],
    call: { ...topUpOf(), file: { ...receipt, size: MAXIMUM_BYTES + 1 } },
    expected: { refused: 'file_too_large' },
  },
  {
    id: 'top-up-proof-too-many-pixels',
    title: 'Proof of a top-up of too many pixels',
    what: 'A small file that would be 268 million pixels.',
    given: [finance],
    call: { ...topUpOf(), file: { name: 'transfer.png', start: HUGE_PNG_START, size: 4096 } },
    expected: { refused: 'image_too_large' },
  },
  {
    id: 'top-up-proof-no-picture',
    title: 'Proof of a top-up that is no picture',
    what: 'A page that is called a picture.',
    given: [finance],
    call: { ...topUpOf(), file: { name: 'transfer.png', start: '<!doctype html>' } },
    expected: { refused: 'file_type_refused' },
  },
  {
    id: 'top-up-key-reused',
    title: 'Top-up under a used key',
    what: 'The key has told of another one before.',
    given: [finance, { ...topUpOf(), header: { 'Idempotency-Key': 'top-up-used-key-1' } }],
    call: { ...topUpOf({ Note: 'December' }), header: { 'Idempotency-Key': 'top-up-used-key-1' } },
    expected: { refused: 'idempotency_key_reused' },
  },
  {
    id: 'top-up-in-progress',
    title: 'Top-up sent twice at once',
    what: 'The same call is still at work.',
    given: [finance],
    call: topUpOf(),
    twiceAtOnce: true,
    expected: { refused: 'idempotency_in_progress' },
  },
  {
    id: 'top-up-cancelled-too-late',
    title: 'Approved top-up taken back',
    what: 'What is decided stays so.',
    given: [finance, declaredTopUp, approveTopUp],
    call: cancelTopUp,
    expected: { refused: 'top_up_refused' },
  },
  {
    id: 'top-up-approved-too-late',
    title: 'Top-up approved that was taken back',
    what: 'The console is refused, and nothing is booked.',
    given: [
      finance,
      declaredTopUp,
      cancelTopUp,
      { console: 'top-ups/{topUp}/approve', body: {}, refused: 'top_up_refused' },
    ],
    call: wallet,
    expected: { answered: { '/Items/0/Balance/Amount': 25_000_000 } },
  },
]

const calls: readonly (readonly [id: string, title: string, call: ScenarioCall])[] = [
  ['wallet', 'Wallet', wallet],
  ['wallet-statement', 'Statement', statementOf()],
  ['top-up-terms', 'Terms of top-ups', terms],
  ['top-ups', 'Top-ups listed', listTopUps],
  ['top-up-tell', 'Top-up told of', topUpOf()],
  ['top-up-read', 'Top-up read', readTopUp],
  ['top-up-cancel', 'Top-up taken back', cancelTopUp],
]

const refusedUsers: readonly Scenario[] = calls.flatMap(([id, title, call]): Scenario[] => {
  const isOwners = call.operation === 'requestTopUp' || call.operation === 'cancelTopUp'
  const isOfOne = call.path !== undefined
  return [
    {
      id: `${id}-forbidden`,
      title: `${title} by ${isOwners ? 'a booker' : 'an authority'}`,
      what: isOwners ? 'Owner and finance see to top-ups.' : 'Only an agency has a wallet.',
      given: [...(isOfOne ? [finance, declaredTopUp] : []), isOwners ? booker : authority],
      call,
      expected: { refused: 'forbidden' },
    },
    {
      id: `${id}-signed-out`,
      title: `${title} without a session`,
      what: 'The token is nobody’s.',
      given: isOfOne ? [finance, declaredTopUp] : [],
      call: signedOut(call),
      expected: { refused: 'unauthorized' },
    },
    ...(isOfOne
      ? [
          {
            id: `${id}-of-another`,
            title: `${title} by another agency`,
            what: 'It is like one that does not exist.',
            given: [finance, declaredTopUp, otherAgency],
            call,
            expected: { refused: 'not_found' },
          } as const,
        ]
      : []),
  ]
})

/** The scenarios of an agency's money: its wallet, statement and top-ups. */
export const walletScenarios: readonly Scenario[] = [...results, ...refusals, ...refusedUsers]
