import type { ServerSchemas as Schemas } from '@selat/sdk'

import { codeRead, newcomer, signedIn, weilingEmail, wrongCode } from './sample-accounts.ts'
import type { Scenario, ScenarioCall } from './scenario.ts'

const profile: Schemas['ProfileInput'] = {
  Name: 'Wei Ling Tan',
  Username: 'weiling',
  Email: weilingEmail,
  StreetAddress: '1 Maritime Square, Singapore',
  Nationality: 'SG',
  PhoneCode: '+65',
  PhoneNumber: '98765432',
}
const change = (changes: Partial<Schemas['ProfileInput']> = {}): ScenarioCall => ({
  operation: 'updateProfile',
  token: '{token}',
  body: { ...profile, ...changes },
})
const newPassword = (OldPassword: string): ScenarioCall => ({
  operation: 'changePassword',
  token: '{token}',
  body: { OldPassword, NewPassword: 'another one' },
})
const signedOut = (call: ScenarioCall): ScenarioCall => ({ ...call, token: 'of-nobody' })
const confirmed: ScenarioCall = {
  operation: 'confirmNewEmail',
  token: '{token}',
  body: { Code: wrongCode },
}

const again: ScenarioCall = { operation: 'sendNewEmailCode', token: '{token}' }

/** The scenarios of an account's own profile. */
export const profileScenarios: readonly Scenario[] = [
  {
    id: 'profile-read',
    title: 'Profile read',
    what: 'The card number is only hinted at.',
    given: [signedIn],
    call: { operation: 'getProfile', token: '{token}' },
    expected: { answered: { '/IdCardNumberMasked': '•••••567D' } },
  },
  {
    id: 'profile-changed',
    title: 'Profile changed',
    what: 'A new street address and a new number.',
    given: [signedIn],
    call: change(),
    expected: { answered: { '/PhoneNumber': '98765432', '/PendingEmail': null } },
  },
  {
    id: 'profile-changed-elsewhere',
    title: 'Profile changed in two places',
    what: 'It was read before the last change.',
    given: [signedIn],
    call: { ...change(), query: { unchangedSince: '2026-11-20T06:00:00.000Z' } },
    expected: { refused: 'conflict' },
  },
  {
    id: 'profile-new-email',
    title: 'New e-mail address',
    what: 'It waits for its code; until then the old one counts.',
    given: [signedIn],
    call: change({ Email: 'wl@example.com' }),
    expected: { answered: { '/Email': weilingEmail, '/PendingEmail': 'wl@example.com' } },
  },
  {
    id: 'profile-user-exists',
    title: 'User name of somebody else',
    what: 'Another account has that user name.',
    given: [signedIn],
    call: change({ Username: 'budi' }),
    expected: { refused: 'user_exists' },
  },
  {
    id: 'profile-account-exists',
    title: 'E-mail address of somebody else',
    what: 'Another account has that address.',
    given: [signedIn],
    call: change({ Email: 'budi.santoso@traveller.example' }),
    expected: { refused: 'account_exists' },
  },
  {
    id: 'profile-codes-too-soon',
    title: 'Two new addresses within a minute',
    what: 'The code for the first is younger than a minute.',
    given: [signedIn, change({ Email: 'wl@example.com' })],
    call: change({ Email: 'tan@example.com' }),
    expected: { refused: 'rate_limited' },
  },
  {
    id: 'profile-signed-out',
    title: 'Profile without a session',
    what: 'The token is nobody’s.',
    call: { operation: 'getProfile', token: 'of-nobody' },
    expected: { refused: 'unauthorized' },
  },
  {
    id: 'profile-change-signed-out',
    title: 'Profile changed without a session',
    what: 'The token is nobody’s.',
    call: signedOut(change()),
    expected: { refused: 'unauthorized' },
  },
  {
    id: 'new-email-confirmed',
    title: 'New e-mail address confirmed',
    what: 'The code of the e-mail makes it the address of the account.',
    given: [signedIn, change({ Email: 'wl@example.com' }), codeRead],
    call: { ...confirmed, body: { Code: '{code}' } },
    expected: { answered: { '/Email': 'wl@example.com', '/PendingEmail': null } },
  },
  {
    id: 'new-email-code-wrong',
    title: 'Wrong code for a new address',
    what: 'The code is not the one of the e-mail.',
    given: [signedIn, change({ Email: 'wl@example.com' })],
    call: confirmed,
    expected: { refused: 'verification_code_invalid' },
  },
  {
    id: 'new-email-code-sent-again',
    title: 'Code for a new address sent again',
    what: 'After a minute; the one before counts no more.',
    given: [signedIn, change({ Email: 'wl@example.com' }), { advanceSeconds: 60 }],
    call: again,
    expected: { answered: { '/Email': 'w•••••@example.com' } },
  },
  {
    id: 'new-email-code-too-soon',
    title: 'Another code for a new address within a minute',
    what: 'The last code is younger than a minute.',
    given: [signedIn, change({ Email: 'wl@example.com' })],
    call: again,
    expected: { refused: 'rate_limited' },
  },
  {
    id: 'new-email-code-not-needed',
    title: 'Code for no new address',
    what: 'No new address waits for a code.',
    given: [signedIn],
    call: again,
    expected: { refused: 'not_found' },
  },
  {
    id: 'new-email-code-signed-out',
    title: 'Code for a new address without a session',
    what: 'The token is nobody’s.',
    call: signedOut(again),
    expected: { refused: 'unauthorized' },
  },
  {
    id: 'new-email-too-many-tries',
    title: 'Code for a new address guessed at',
    what: 'The eleventh code that is tried within a minute.',
    given: [
      signedIn,
      change({ Email: 'wl@example.com' }),
      { ...confirmed, refused: 'verification_code_invalid', times: 10 },
    ],
    call: confirmed,
    expected: { refused: 'rate_limited' },
  },
  {
    id: 'new-email-taken-meanwhile',
    title: 'New address taken in the meantime',
    what: 'Somebody else has opened an account with it before the code came.',
    given: [
      signedIn,
      change({ Email: 'huimin@example.com' }),
      codeRead,
      { operation: 'register', body: newcomer },
    ],
    call: { ...confirmed, body: { Code: '{code}' } },
    expected: { refused: 'account_exists' },
  },
  {
    id: 'new-email-signed-out',
    title: 'New address confirmed without a session',
    what: 'The token is nobody’s.',
    call: signedOut(confirmed),
    expected: { refused: 'unauthorized' },
  },
  {
    id: 'password-changed',
    title: 'Password changed',
    what: 'The old one is right; the session goes on under a new token.',
    given: [signedIn],
    call: newPassword('selat-demo-1'),
    expected: { answered: { '/User/Username': 'weiling' } },
  },
  {
    id: 'password-old-wrong',
    title: 'Wrong old password',
    what: 'The old password is not that of the account.',
    given: [signedIn],
    call: newPassword('not-the-one'),
    expected: { refused: 'password_wrong' },
  },
  {
    id: 'password-too-many-tries',
    title: 'Old password guessed at',
    what: 'The eleventh try within a minute, after ten wrong ones.',
    given: [signedIn, { ...newPassword('wrong-password'), refused: 'password_wrong', times: 10 }],
    call: newPassword('selat-demo-1'),
    expected: { refused: 'rate_limited' },
  },
  {
    id: 'password-signed-out',
    title: 'Password changed without a session',
    what: 'The token is nobody’s.',
    call: signedOut(newPassword('selat-demo-1')),
    expected: { refused: 'unauthorized' },
  },
]
