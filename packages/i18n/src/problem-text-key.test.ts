import { expect, it } from 'vitest'

import { problemTextKey } from './problem-text-key.ts'

it.each([
  ['book_before', {}, 'book_before'],
  ['book_before', { first: '2026-12-12' }, 'book_before_first'],
  ['reset_code_invalid', { triesLeft: 0, reason: 'used' }, 'code_used'],
  ['verification_code_invalid', { triesLeft: 0, reason: 'expired' }, 'code_expired'],
  ['verification_code_invalid', { triesLeft: 4 }, 'verification_code_invalid'],
  ['change_refused', { reason: 'expired' }, 'change_refused'],
])('ERR-3 the text of %s with %j is %s', (code, params, key) => {
  expect(problemTextKey(code, params)).toBe(key)
})
