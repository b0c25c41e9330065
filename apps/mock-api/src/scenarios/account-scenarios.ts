import {
  codeRead,
  newcomer,
  signedIn,
  weiling,
  weilingEmail,
  wrongCode,
} from './sample-accounts.ts'
import type { Scenario } from './scenario.ts'

const registered = { operation: 'register', body: newcomer } as const
const resetSent = { operation: 'sendResetCode', body: { Email: weilingEmail } } as const
const newPassword = 'another one'
const wrongVerification = {
  operation: 'confirmEmail',
  body: { Username: 'huimin', Code: wrongCode },
} as const
const wrongReset = {
  operation: 'resetPassword',
  body: { Email: weilingEmail, Code: wrongCode, Password: newPassword },
} as const

/** The scenarios of opening an account, verifying its address, and resetting a password. */
export const accountScenarios: readonly Scenario[] = [
  {
    id: 'register-user-exists',
    title: 'User name taken',
    what: 'Somebody has that user name, in whatever capitals.',
    call: { operation: 'register', body: { ...newcomer, Username: 'WeiLing' } },
    expected: { refused: 'user_exists' },
  },
  {
    id: 'register-account-exists',
    title: 'E-mail address taken',
    what: 'Somebody has that e-mail address.',
    call: { operation: 'register', body: { ...newcomer, Email: weilingEmail } },
    expected: { refused: 'account_exists' },
  },
  {
    id: 'register-closed',
    title: 'Registration at an agent portal',
    what: 'The portal opens accounts itself.',
    call: { operation: 'register', query: { system: 4102 }, body: newcomer },
    expected: { refused: 'forbidden' },
  },
  {
    id: 'register-key-reused',
    title: 'Registration under a used key',
    what: 'The key has opened another account before.',
    given: [{ ...registered, header: { 'Idempotency-Key': 'register-used-key-1' } }],
    call: {
      operation: 'register',
      header: { 'Idempotency-Key': 'register-used-key-1' },
      body: { ...newcomer, Username: 'another' },
    },
    expected: { refused: 'idempotency_key_reused' },
  },
  {
    id: 'register-in-progress',
    title: 'Registration sent twice at once',
    what: 'The same registration is still at work.',
    call: registered,
    twiceAtOnce: true,
    expected: { refused: 'idempotency_in_progress' },
  },
  {
    id: 'register-too-many',
    title: 'Too many registrations',
    what: 'The eleventh with one e-mail address within an hour.',
    given: [
      {
        operation: 'register',
        body: { ...newcomer, Username: 'weiling' },
        refused: 'user_exists',
        times: 10,
      },
    ],
    call: registered,
    expected: { refused: 'rate_limited' },
  },
  {
    id: 'verification-code-sent-again',
    title: 'Verification code sent again',
    what: 'After a minute; the one before counts no more.',
    given: [registered, { advanceSeconds: 60 }],
    call: { operation: 'sendVerificationCode', body: { Username: 'huimin' } },
    expected: { answered: { '/Email': 'h•••••@example.com' } },
  },
  {
    id: 'verification-code-too-soon',
    title: 'Another verification code within a minute',
    what: 'The last code is younger than a minute.',
    given: [registered],
    call: { operation: 'sendVerificationCode', body: { Username: 'huimin' } },
    expected: { refused: 'rate_limited' },
  },
  {
    id: 'register-verified',
    title: 'Registered and verified',
    what: 'The code of the e-mail opens the account.',
    given: [
      registered,
      codeRead,
      { operation: 'confirmEmail', body: { Username: 'huimin', Code: '{code}' } },
    ],
    call: { operation: 'login', body: { Username: 'huimin', Password: newcomer.Password } },
    expected: { answered: { '/User/Username': 'huimin' } },
  },
  {
    id: 'verification-code-wrong',
    title: 'Wrong verification code',
    what: 'The code is not the one of the e-mail; four tries are left.',
    given: [registered],
    call: wrongVerification,
    expected: { refused: 'verification_code_invalid' },
  },
  {
    id: 'verification-too-many-tries',
    title: 'Verification code guessed at',
    what: 'The eleventh code that is tried within a minute.',
    given: [registered, { ...wrongVerification, refused: 'verification_code_invalid', times: 10 }],
    call: wrongVerification,
    expected: { refused: 'rate_limited' },
  },
  {
    id: 'verification-code-sent-nobody',
    title: 'Verification code for nobody',
    what: 'No account has that name or address.',
    call: { operation: 'sendVerificationCode', body: { Username: 'nobody' } },
    expected: { refused: 'email_not_found' },
  },
  {
    id: 'verification-code-not-needed',
    title: 'Verified already',
    what: 'The address of this account is verified.',
    call: { operation: 'sendVerificationCode', body: { Username: 'weiling' } },
    expected: { refused: 'email_already_verified' },
  },
  {
    id: 'verification-of-nobody',
    title: 'Code of nobody',
    what: 'No account has that name or address.',
    call: { operation: 'confirmEmail', body: { Username: 'nobody', Code: wrongCode } },
    expected: { refused: 'email_not_found' },
  },
  {
    id: 'verification-twice',
    title: 'Verified twice',
    what: 'The account is open already.',
    call: { operation: 'confirmEmail', body: { Username: 'weiling', Code: wrongCode } },
    expected: { refused: 'email_already_verified' },
  },
  {
    id: 'reset-code-sent',
    title: 'Reset code sent',
    what: 'The code goes to the address of the account.',
    call: resetSent,
    expected: { answered: { '/Email': 'w•••••@traveller.example' } },
  },
  {
    id: 'reset-email-not-found',
    title: 'Unknown e-mail address',
    what: 'No account has that address.',
    call: { operation: 'sendResetCode', body: { Email: 'nobody@example.com' } },
    expected: { refused: 'email_not_found' },
  },
  {
    id: 'reset-code-too-soon',
    title: 'Another reset code within a minute',
    what: 'The last code is younger than a minute.',
    given: [resetSent],
    call: resetSent,
    expected: { refused: 'rate_limited' },
  },
  {
    id: 'reset-code-invalid',
    title: 'Wrong reset code',
    what: 'The code is not the one of the e-mail.',
    given: [resetSent],
    call: wrongReset,
    expected: { refused: 'reset_code_invalid' },
  },
  {
    id: 'reset-too-many-tries',
    title: 'Reset code guessed at',
    what: 'The eleventh code that is tried within a minute.',
    given: [resetSent, { ...wrongReset, refused: 'reset_code_invalid', times: 10 }],
    call: wrongReset,
    expected: { refused: 'rate_limited' },
  },
  {
    id: 'reset-code-over',
    title: 'Reset code after fifteen minutes',
    what: 'The right code comes too late.',
    given: [resetSent, codeRead, { advanceSeconds: 15 * 60 }],
    call: {
      operation: 'resetPassword',
      body: { Email: weilingEmail, Code: '{code}', Password: newPassword },
    },
    expected: { refused: 'reset_code_invalid' },
  },
  {
    id: 'password-reset',
    title: 'Password reset',
    what: 'The code sets a new password, and the old one is none any more.',
    given: [
      resetSent,
      codeRead,
      {
        operation: 'resetPassword',
        body: { Email: weilingEmail, Code: '{code}', Password: newPassword },
      },
    ],
    call: { operation: 'login', body: weiling },
    expected: { refused: 'login_failed' },
  },
  {
    id: 'signed-out-everywhere',
    title: 'Signed out on every device',
    what: 'Another device has ended every session of the account.',
    given: [signedIn, { operation: 'logoutEverywhere', token: '{token}' }],
    call: { operation: 'logoutEverywhere', token: '{token}' },
    expected: { refused: 'unauthorized' },
  },
]
