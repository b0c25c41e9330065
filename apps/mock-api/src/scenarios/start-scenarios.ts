import type { Scenario } from './scenario.ts'

const weiling = { Username: 'weiling', Password: 'selat-demo-1' }
const wrongPassword = { Username: 'weiling', Password: 'not-the-one' }

/** Start, sessions and requests that do not fit the contract. */
export const startScenarios: readonly Scenario[] = [
  {
    id: 'start-unknown-host',
    title: 'Start on an unknown host',
    what: 'No tenant has that host.',
    call: { operation: 'getBase', query: { system: 123, web: 'nowhere.selat.test' } },
    expected: { refused: 'tenant_unknown' },
  },
  {
    id: 'company-unknown-id',
    title: 'Unknown company id',
    what: 'No tenant has that company id.',
    call: { operation: 'getCompany', query: { system: 999 } },
    expected: { refused: 'tenant_unknown' },
  },
  {
    id: 'start-ended-session',
    title: 'Start with the token of an ended session',
    what: 'The start call is sent with the token of a session that ended.',
    call: {
      operation: 'getBase',
      query: { system: 123, web: 'www.selat.test' },
      token: 'a-token-that-nobody-has',
    },
    expected: { refused: 'unauthorized' },
  },
  {
    id: 'session-signed-in',
    title: 'Signed in',
    what: 'Wei Ling is a customer who is shown Singapore dollars.',
    given: [{ operation: 'login', body: weiling, keep: { token: '/Token' } }],
    call: { operation: 'getSession', token: '{token}' },
    expected: { answered: { '/User/Role/Name': 'Customer', '/User/CurrencyObj/Code': 'SGD' } },
  },
  {
    id: 'session-over',
    title: 'Session over after seven days',
    what: 'The session is over after seven days.',
    given: [
      { operation: 'login', body: weiling, keep: { token: '/Token' } },
      { advanceSeconds: 7 * 24 * 3600 },
    ],
    call: { operation: 'getSession', token: '{token}' },
    expected: { refused: 'unauthorized' },
  },
  {
    id: 'logout-twice',
    title: 'Signed out twice',
    what: 'Who has signed out is not known any more.',
    given: [
      { operation: 'login', body: weiling, keep: { token: '/Token' } },
      { operation: 'logout', token: '{token}' },
    ],
    call: { operation: 'logout', token: '{token}' },
    expected: { refused: 'unauthorized' },
  },
  {
    id: 'login-wrong-password',
    title: 'Wrong password',
    what: 'The password is not that of the account.',
    call: { operation: 'login', body: wrongPassword },
    expected: { refused: 'login_failed' },
  },
  {
    id: 'login-email-not-verified',
    title: 'E-mail address not confirmed',
    what: 'This account has never confirmed its e-mail address.',
    call: { operation: 'login', body: { Username: 'putri', Password: 'selat-demo-3' } },
    expected: { refused: 'email_not_verified' },
  },
  {
    id: 'login-too-many-tries',
    title: 'Too many tries',
    what: 'The eleventh try at one account within a minute.',
    given: [{ operation: 'login', body: weiling, times: 10 }],
    call: { operation: 'login', body: weiling },
    expected: { refused: 'rate_limited' },
  },
  {
    id: 'login-unknown-field',
    title: 'Unknown field',
    what: 'A field that the contract does not know.',
    call: { operation: 'login', body: { ...weiling, Remember: true } },
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'server-error',
    title: 'Server error',
    what: 'A fault is asked for by header.',
    call: { operation: 'getCompany', header: { 'X-Mock-Fault': 'status=500' } },
    expected: { refused: 'internal_error' },
  },
  {
    id: 'service-unavailable',
    title: 'Service unavailable',
    what: 'A fault is asked for by header.',
    call: { operation: 'getCompany', header: { 'X-Mock-Fault': 'status=503' } },
    expected: { refused: 'service_unavailable' },
  },
  {
    id: 'start-fails',
    title: 'Start fails',
    what: 'The base configuration cannot be had; the site is shown all the same.',
    call: {
      operation: 'getBase',
      query: { system: 123, web: 'www.selat.test' },
      header: { 'X-Mock-Fault': 'status=500' },
    },
    expected: { refused: 'internal_error' },
  },
  {
    id: 'connection-breaks',
    title: 'Connection breaks',
    what: 'The connection is cut before anything is answered.',
    call: { operation: 'getCompany', header: { 'X-Mock-Fault': 'reset=before' } },
    expected: { broken: true },
  },
  {
    id: 'path-unknown',
    title: 'Unknown path',
    what: 'The contract has no such path.',
    call: { operation: 'GET /travel/v1/nowhere' },
    expected: { refused: 'not_found' },
  },
  {
    id: 'method-unknown',
    title: 'Unknown method of a path',
    what: 'The path is known, and nobody can delete it.',
    call: { operation: 'DELETE /travel/v1/company', query: { system: 4101 } },
    expected: { refused: 'method_not_allowed' },
  },
  {
    id: 'login-not-json',
    title: 'Not JSON',
    what: 'The body is no JSON by its own word.',
    call: { operation: 'login', header: { 'Content-Type': 'text/plain' }, body: weiling },
    expected: { refused: 'unsupported_media_type' },
  },
  {
    id: 'login-body-too-large',
    title: 'Body too large',
    what: 'The body is longer than 256 kB.',
    call: { operation: 'login', body: { Username: 'x'.repeat(257 * 1024), Password: 'long' } },
    expected: { refused: 'payload_too_large' },
  },
]
