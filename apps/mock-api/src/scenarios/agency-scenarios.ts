import {
  asAgent,
  authority,
  booker,
  finance,
  otherAgency,
  owner,
  query,
  signedOut,
} from './agency-steps.ts'
import { walletOrder } from './sample-agent.ts'
import type { Scenario, ScenarioCall, ScenarioStep } from './scenario.ts'

const newcomer = {
  Name: 'Siti Rahma',
  Username: 'siti',
  Email: 'siti@barunatours.example',
  Role: 'booker',
} as const
/** Rizal Hakim is the only owner; Dewi Lestari is a booker. */
const rizal = { id: 'usr_3RZ7H2KMAG' }
const dewi = { id: 'usr_5DW8L3ESTR' }
const list: ScenarioCall = { operation: 'listMembers', ...asAgent }
const add: ScenarioCall = { operation: 'addMember', ...asAgent, body: newcomer }
const change: ScenarioCall = {
  operation: 'changeMember',
  ...asAgent,
  path: dewi,
  body: { Role: 'finance', IsActive: true },
}
const events: ScenarioCall = { operation: 'listAgencyEvents', ...asAgent }
const desk: ScenarioCall = { operation: 'getDesk', ...asAgent }
const report = (changes: Record<string, string> = {}): ScenarioCall => ({
  operation: 'getAgencyReport',
  ...asAgent,
  query: { ...query, wallet: 'IDR', dateFrom: '2026-11-01', dateUntil: '2026-11-30', ...changes },
})
const key = { header: { 'Idempotency-Key': 'member-used-key-01' } }
const deactivated: ScenarioStep = { ...change, body: { Role: 'booker', IsActive: false } }

const calls = [
  ['team', 'Team read', list, authority],
  ['member-add', 'Member added', add, booker],
  ['member-change', 'Member changed', change, finance],
  ['agency-events', 'Events of an agency read', events, authority],
  ['desk', 'Desk read', desk, authority],
  ['report', 'Report read', report(), authority],
] as const

/** The scenarios of an agency's team, its log and its desk. */
export const agencyScenarios: readonly Scenario[] = [
  {
    id: 'team-read',
    title: 'Team read',
    what: 'Owners come first.',
    given: [finance],
    call: list,
    expected: { answered: { '/Agency/Name': 'Baruna Tours', '/Items/0/Role': 'owner' } },
  },
  {
    id: 'member-added',
    title: 'Member added',
    what: 'A code to set a password goes out by e-mail.',
    given: [owner],
    call: add,
    expected: { answered: { '/State': 'invited', '/LastSeenAt': null } },
  },
  {
    id: 'member-user-exists',
    title: 'Member with a name that is taken',
    what: 'Somebody has that user name, in whatever capitals.',
    given: [owner],
    call: { ...add, body: { ...newcomer, Username: 'LiMei' } },
    expected: { refused: 'user_exists' },
  },
  {
    id: 'member-account-exists',
    title: 'Member with an address that is taken',
    what: 'Somebody has that e-mail address.',
    given: [owner],
    call: { ...add, body: { ...newcomer, Email: 'dewi@barunatours.example' } },
    expected: { refused: 'account_exists' },
  },
  {
    id: 'member-key-reused',
    title: 'Member under a used key',
    what: 'The key has added somebody else before.',
    given: [owner, { ...add, ...key }],
    call: { ...add, ...key, body: { ...newcomer, Username: 'another' } },
    expected: { refused: 'idempotency_key_reused' },
  },
  {
    id: 'member-in-progress',
    title: 'Member added twice at once',
    what: 'The same is still at work.',
    given: [owner],
    call: add,
    twiceAtOnce: true,
    expected: { refused: 'idempotency_in_progress' },
  },
  {
    id: 'member-changed',
    title: 'Member changed',
    what: 'The role holds from the next call on.',
    given: [owner],
    call: change,
    expected: { answered: { '/Role': 'finance', '/State': 'active' } },
  },
  {
    id: 'member-last-owner',
    title: 'Last owner put out',
    what: 'An agency keeps an active owner.',
    given: [owner],
    call: { ...change, path: rizal, body: { Role: 'owner', IsActive: false } },
    expected: { refused: 'member_refused' },
  },
  {
    id: 'member-of-another-agency',
    title: "Another agency's member changed",
    what: 'He is as missing as somebody who is nobody.',
    given: [otherAgency],
    call: change,
    expected: { refused: 'not_found' },
  },
  {
    id: 'login-member-inactive',
    title: 'Login of a member who was put out',
    what: 'The password is right, and the agency has ended the account.',
    given: [owner, deactivated],
    call: { operation: 'login', query, body: { Username: 'dewi', Password: 'selat-demo-8' } },
    expected: { refused: 'forbidden' },
  },
  {
    id: 'agency-events-read',
    title: 'Who did what',
    what: 'What changed in the team, the newest first.',
    given: [owner, change],
    call: events,
    expected: {
      answered: { '/Items/0/Event': 'member_changed', '/Items/0/About': 'Dewi Lestari' },
    },
  },
  {
    id: 'desk-read',
    title: 'Desk read',
    what: 'An order that was just placed and is not paid.',
    given: walletOrder(),
    call: desk,
    expected: { answered: { '/Items/0/Kind': 'hold_lapsing' } },
  },
  {
    id: 'report-read',
    title: 'Sales by day',
    what: 'An order that was just placed waits for its payment at the end of its day.',
    given: walletOrder(),
    call: report(),
    expected: {
      answered: { '/Days/18/Unpaid': 0, '/Days/19/Date': '2026-11-20', '/Days/19/Unpaid': 1 },
    },
  },
  {
    id: 'report-too-long',
    title: 'Report of more than a year',
    what: '367 days; the last one is refused.',
    given: [owner],
    call: report({ dateFrom: '2025-11-20', dateUntil: '2026-11-21' }),
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'report-of-no-wallet',
    title: 'Report in a currency without a wallet',
    what: 'The agency has none in ringgit.',
    given: [owner],
    call: report({ wallet: 'MYR' }),
    expected: { refused: 'not_found' },
  },
  ...calls.flatMap(([id, title, call, refusedUser]): Scenario[] => [
    {
      id: `${id}-forbidden`,
      title: `${title} by somebody who may not`,
      what: 'The role is not among those that the operation names.',
      given: [refusedUser],
      call,
      expected: { refused: 'forbidden' },
    },
    {
      id: `${id}-signed-out`,
      title: `${title} without a session`,
      what: 'The token is nobody’s.',
      call: signedOut(call),
      expected: { refused: 'unauthorized' },
    },
  ]),
]
