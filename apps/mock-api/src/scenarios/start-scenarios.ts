import type { Scenario } from './scenario.ts'

const weiling = { Username: 'weiling', Password: 'selat-demo-1' }
const wrongPassword = { Username: 'weiling', Password: 'not-the-one' }

/** Start, sessions and requests that do not fit the contract. */
export const startScenarios: readonly Scenario[] = [
  {
    code: 'tenant_unknown',
    what: 'No tenant has that host.',
    call: { operation: 'getBase', query: { system: 123, web: 'nowhere.selat.test' } },
  },
  {
    code: 'tenant_unknown',
    what: 'No tenant has that company id.',
    call: { operation: 'getCompany', query: { system: 999 } },
  },
  {
    code: 'unauthorized',
    what: 'The start call is sent with the token of a session that ended.',
    call: {
      operation: 'getBase',
      query: { system: 123, web: 'www.selat.test' },
      token: 'a-token-that-nobody-has',
    },
  },
  {
    code: 'unauthorized',
    what: 'The session is over after seven days.',
    given: [
      { operation: 'login', body: weiling, keep: { token: '/Token' } },
      { advanceSeconds: 7 * 24 * 3600 },
    ],
    call: { operation: 'getSession', token: '{token}' },
  },
  {
    code: 'unauthorized',
    what: 'Who has signed out is not known any more.',
    given: [
      { operation: 'login', body: weiling, keep: { token: '/Token' } },
      { operation: 'logout', token: '{token}' },
    ],
    call: { operation: 'logout', token: '{token}' },
  },
  {
    code: 'login_failed',
    what: 'The password is not that of the account.',
    call: { operation: 'login', body: wrongPassword },
  },
  {
    code: 'email_not_verified',
    what: 'This account has never confirmed its e-mail address.',
    call: { operation: 'login', body: { Username: 'putri', Password: 'selat-demo-3' } },
  },
  {
    code: 'rate_limited',
    what: 'The eleventh try at one account within a minute.',
    given: [{ operation: 'login', body: weiling, times: 10 }],
    call: { operation: 'login', body: weiling },
  },
  {
    code: 'validation_failed',
    what: 'A field that the contract does not know.',
    call: { operation: 'login', body: { ...weiling, Remember: true } },
  },
  {
    code: 'internal_error',
    what: 'A fault is asked for by header.',
    call: { operation: 'getCompany', header: { 'X-Mock-Fault': 'status=500' } },
  },
  {
    code: 'service_unavailable',
    what: 'A fault is asked for by header.',
    call: { operation: 'getCompany', header: { 'X-Mock-Fault': 'status=503' } },
  },
  {
    code: 'unsupported_media_type',
    what: 'The body is no JSON by its own word.',
    call: { operation: 'login', header: { 'Content-Type': 'text/plain' }, body: weiling },
  },
  {
    code: 'payload_too_large',
    what: 'The body is longer than 256 kB.',
    call: { operation: 'login', body: { Username: 'x'.repeat(257 * 1024), Password: 'long' } },
  },
]
