import { expect, it } from 'vitest'

import { checkEmailedCode, newEmailedCode, newInvitationCode } from './emailed-code.ts'

const NOW = '2026-11-20T06:30:00.000Z'
const LAPSED = '2026-11-20T06:45:00.000Z'
const CODE = newEmailedCode(NOW)

it('ACC-4 a code is valid for 15 minutes and 5 tries, and another may follow after a minute', () => {
  expect(CODE).toEqual({
    expiresAt: LAPSED,
    triesLeft: 5,
    isUsed: false,
    resendAt: '2026-11-20T06:31:00.000Z',
  })
})

it('AGT-3 the code of an invitation is valid for seven days', () => {
  expect(newInvitationCode(NOW)).toEqual({ ...CODE, expiresAt: '2026-11-27T06:30:00.000Z' })
})

it('ACC-4 the right code is accepted until the instant at which it expires, and then refused as expired', () => {
  expect(checkEmailedCode(CODE, true, '2026-11-20T06:44:59.999Z')).toEqual({ kind: 'accepted' })
  expect(checkEmailedCode(CODE, true, LAPSED)).toEqual({ kind: 'over', reason: 'expired' })
})

it('ACC-4 a used code is refused as used, even after it has expired', () => {
  const used = { ...CODE, isUsed: true }

  expect(checkEmailedCode(used, true, NOW)).toEqual({ kind: 'over', reason: 'used' })
  expect(checkEmailedCode(used, true, LAPSED)).toEqual({ kind: 'over', reason: 'used' })
})

it('ACC-4 a wrong code does not tell whether the right one was used or has expired', () => {
  expect(checkEmailedCode(CODE, false, LAPSED)).toEqual({ kind: 'over', reason: null })
  expect(checkEmailedCode({ ...CODE, isUsed: true }, false, NOW)).toEqual({
    kind: 'over',
    reason: null,
  })
})

it('ACC-4 a wrong code costs a try, and after the last try even the right one is refused', () => {
  expect(checkEmailedCode(CODE, false, NOW)).toEqual({ kind: 'wrong', triesLeft: 4 })
  expect(checkEmailedCode({ ...CODE, triesLeft: 1 }, false, NOW)).toEqual({
    kind: 'wrong',
    triesLeft: 0,
  })
  const spent = { ...CODE, triesLeft: 0 }
  expect(checkEmailedCode(spent, true, NOW)).toEqual({ kind: 'over', reason: null })
  expect(checkEmailedCode(spent, true, LAPSED)).toEqual({ kind: 'over', reason: null })
})

it('ACC-4 a code that was never sent is refused', () => {
  expect(checkEmailedCode(null, true, NOW)).toEqual({ kind: 'over', reason: null })
})
