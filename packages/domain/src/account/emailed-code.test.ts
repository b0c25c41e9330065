import { expect, it } from 'vitest'

import { checkEmailedCode, newEmailedCode, newInvitationCode } from './emailed-code.ts'

const NOW = '2026-11-20T06:30:00.000Z'
const LAPSED = '2026-11-20T06:45:00.000Z'
const CODE = newEmailedCode(NOW)

it('ACC-4 a code lives 15 minutes and takes 5 tries; another may follow after a minute', () => {
  expect(CODE).toEqual({
    expiresAt: LAPSED,
    triesLeft: 5,
    isUsed: false,
    resendAt: '2026-11-20T06:31:00.000Z',
  })
})

it('AGT-3 the code of an invitation lives seven days', () => {
  expect(newInvitationCode(NOW)).toEqual({ ...CODE, expiresAt: '2026-11-27T06:30:00.000Z' })
})

it('ACC-4 the right code is accepted until the instant it lapses, and told so from then on', () => {
  expect(checkEmailedCode(CODE, true, '2026-11-20T06:44:59.999Z')).toEqual({ kind: 'accepted' })
  expect(checkEmailedCode(CODE, true, LAPSED)).toEqual({ kind: 'over', reason: 'expired' })
})

it('ACC-4 a code that was used is told so, lapsed or not', () => {
  const used = { ...CODE, isUsed: true }

  expect(checkEmailedCode(used, true, NOW)).toEqual({ kind: 'over', reason: 'used' })
  expect(checkEmailedCode(used, true, LAPSED)).toEqual({ kind: 'over', reason: 'used' })
})

it('ACC-4 a wrong code tells nothing of one that was used or has lapsed', () => {
  expect(checkEmailedCode(CODE, false, LAPSED)).toEqual({ kind: 'over', reason: null })
  expect(checkEmailedCode({ ...CODE, isUsed: true }, false, NOW)).toEqual({
    kind: 'over',
    reason: null,
  })
})

it('ACC-4 a wrong one costs a try, and after the last nothing is right any more', () => {
  expect(checkEmailedCode(CODE, false, NOW)).toEqual({ kind: 'wrong', triesLeft: 4 })
  expect(checkEmailedCode({ ...CODE, triesLeft: 1 }, false, NOW)).toEqual({
    kind: 'wrong',
    triesLeft: 0,
  })
  const spent = { ...CODE, triesLeft: 0 }
  expect(checkEmailedCode(spent, true, NOW)).toEqual({ kind: 'over', reason: null })
  expect(checkEmailedCode(spent, true, LAPSED)).toEqual({ kind: 'over', reason: null })
})

it('ACC-4 a code that was never sent is over', () => {
  expect(checkEmailedCode(null, true, NOW)).toEqual({ kind: 'over', reason: null })
})
