import type { ServerSchemas as Schemas } from '@selat/sdk'

import { signedIn } from './sample-accounts.ts'
import type { Scenario, ScenarioCall, ScenarioStep } from './scenario.ts'

const passenger: Schemas['SavedPassengerInput'] = {
  Title: 'Ms',
  FirstName: 'WEI LING',
  LastName: 'TAN',
  NativeName: '陈慧玲',
  DateOfBirth: '1985-11-03',
  PlaceOfBirth: 'Singapore',
  Nationality: 'SG',
  CountryOfResidence: 'SG',
  PassportNumber: 'K1234567N',
  DateOfIssue: '2023-02-11',
  DateOfExpiry: '2033-02-11',
  PlaceOfIssue: 'Singapore',
}
const noPassport = { ...passenger, PassportNumber: null }

const add = (...Items: Schemas['SavedPassengerInput'][]) =>
  ({ operation: 'addPassengers', token: '{token}', body: { Items } }) as const
const saved: ScenarioStep = { ...add(passenger), keep: { passenger: '/Items/0/Id' } }
const one = (operation: 'updatePassenger' | 'deletePassenger' | 'restorePassenger') =>
  ({ operation, token: '{token}', path: { id: '{passenger}' } }) as const
const deleted: ScenarioStep = one('deletePassenger')
const changed = { ...one('updatePassenger'), body: passenger } as const
const signedOut = (call: ScenarioCall): ScenarioCall => ({
  ...call,
  token: 'of-nobody',
  path: { id: 'psg_0000000000' },
})
const fifty = add(...Array.from({ length: 50 }, () => noPassport))

/** The scenarios of the travellers that an account has saved. */
export const passengerScenarios: readonly Scenario[] = [
  {
    id: 'passengers-found',
    title: 'Passenger found',
    what: 'By a part of the name in the other script.',
    given: [signedIn, saved],
    call: { operation: 'listPassengers', token: '{token}', query: { search: '陈慧玲' } },
    expected: { answered: { '/Total': 1 } },
  },
  {
    id: 'passenger-changed',
    title: 'Passenger changed',
    what: 'The same again is no change that anybody minds.',
    given: [signedIn, saved],
    call: changed,
    expected: { answered: { '/FirstName': 'WEI LING' } },
  },
  {
    id: 'passenger-changed-elsewhere',
    title: 'Passenger changed in two places',
    what: 'It was read before the last change, which another name must not replace.',
    given: [signedIn, saved],
    call: {
      ...changed,
      query: { unchangedSince: '2026-11-20T06:00:00.000Z' },
      body: { ...passenger, FirstName: 'WEI LIN' },
    },
    expected: { refused: 'conflict' },
  },
  {
    id: 'passenger-restored',
    title: 'Passenger brought back',
    what: 'Within ten minutes.',
    given: [signedIn, saved, deleted],
    call: one('restorePassenger'),
    expected: { answered: { '/FirstName': 'WEI LING' } },
  },
  {
    id: 'passenger-refused',
    title: 'Passenger that cannot be',
    what: 'A name in letters that no passport prints, and a birth in the future.',
    given: [signedIn],
    call: add({ ...passenger, FirstName: '慧玲', DateOfBirth: '2030-01-01' }),
    expected: { refused: 'passenger_refused' },
  },
  {
    id: 'passenger-key-reused',
    title: 'Passenger under a used key',
    what: 'The key has saved somebody else before.',
    given: [signedIn, { ...add(passenger), header: { 'Idempotency-Key': 'passenger-used-key' } }],
    call: { ...add(noPassport), header: { 'Idempotency-Key': 'passenger-used-key' } },
    expected: { refused: 'idempotency_key_reused' },
  },
  {
    id: 'passenger-in-progress',
    title: 'Passenger sent twice at once',
    what: 'The same call is still at work.',
    given: [signedIn],
    call: add(passenger),
    twiceAtOnce: true,
    expected: { refused: 'idempotency_in_progress' },
  },
  {
    id: 'passenger-limit',
    title: 'Too many saved passengers',
    what: 'Two hundred are saved already.',
    given: [signedIn, { ...fifty, times: 4 }],
    call: add(passenger),
    expected: { refused: 'passenger_limit_reached' },
  },
  {
    id: 'passenger-changed-refused',
    title: 'Passport that expired',
    what: 'The change says that the passport has expired.',
    given: [signedIn, saved],
    call: { ...changed, body: { ...passenger, DateOfExpiry: '2025-01-01' } },
    expected: { refused: 'passenger_refused' },
  },
  {
    id: 'passenger-changed-gone',
    title: 'Deleted passenger changed',
    what: 'It was deleted before.',
    given: [signedIn, saved, deleted],
    call: changed,
    expected: { refused: 'not_found' },
  },
  {
    id: 'passenger-deleted',
    title: 'Passenger deleted',
    what: 'It can be brought back for ten minutes.',
    given: [signedIn, saved],
    call: one('deletePassenger'),
    expected: { answered: { '/RestorableUntil': '2026-11-20T06:40:00.000Z' } },
  },
  {
    id: 'passenger-deleted-twice',
    title: 'Passenger deleted twice',
    what: 'It is gone already.',
    given: [signedIn, saved, deleted],
    call: one('deletePassenger'),
    expected: { refused: 'not_found' },
  },
  {
    id: 'passenger-restored-late',
    title: 'Passenger brought back too late',
    what: 'Ten minutes after it was deleted it is forgotten.',
    given: [signedIn, saved, deleted, { advanceSeconds: 600 }],
    call: one('restorePassenger'),
    expected: { refused: 'not_found' },
  },
  {
    id: 'passenger-restored-refused',
    title: 'Passenger brought back beside a new one',
    what: 'The passport was saved anew in the meantime.',
    given: [signedIn, saved, deleted, add(passenger)],
    call: one('restorePassenger'),
    expected: { refused: 'passenger_refused' },
  },
  {
    id: 'passenger-restored-limit',
    title: 'Passenger brought back into a full list',
    what: 'Two hundred others were saved in the meantime.',
    given: [signedIn, saved, deleted, { ...fifty, times: 4 }],
    call: one('restorePassenger'),
    expected: { refused: 'passenger_limit_reached' },
  },
  ...(
    [
      ['passengers-signed-out', 'Passengers', { operation: 'listPassengers' }],
      ['passenger-add-signed-out', 'Passenger saved', add(passenger)],
      ['passenger-change-signed-out', 'Passenger changed', changed],
      ['passenger-delete-signed-out', 'Passenger deleted', one('deletePassenger')],
      ['passenger-restore-signed-out', 'Passenger brought back', one('restorePassenger')],
    ] as const
  ).map(([id, title, call]): Scenario => ({
    id,
    title: `${title} without a session`,
    what: 'The token is nobody’s.',
    call: signedOut(call),
    expected: { refused: 'unauthorized' },
  })),
]
