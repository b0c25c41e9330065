import { expect, it } from 'vitest'

import { judgeEmailedCode, newEmailedCode } from './emailed-code.ts'

const NOW = '2026-11-20T06:30:00.000Z'
const CODE = newEmailedCode(NOW)

it('ACC-4 a code lives 15 minutes and takes 5 tries; another may follow after a minute', () => {
  expect(CODE).toEqual({
    expiresAt: '2026-11-20T06:45:00.000Z',
    triesLeft: 5,
    resendAt: '2026-11-20T06:31:00.000Z',
  })
})

it('ACC-4 the right code is accepted until the instant it lapses', () => {
  expect(judgeEmailedCode(CODE, true, '2026-11-20T06:44:59.999Z')).toEqual({ kind: 'accepted' })
  expect(judgeEmailedCode(CODE, true, '2026-11-20T06:45:00.000Z')).toEqual({ kind: 'over' })
})

it('ACC-4 a wrong one costs a try, and after the last nothing is right any more', () => {
  expect(judgeEmailedCode(CODE, false, NOW)).toEqual({ kind: 'wrong', triesLeft: 4 })
  expect(judgeEmailedCode({ ...CODE, triesLeft: 1 }, false, NOW)).toEqual({
    kind: 'wrong',
    triesLeft: 0,
  })
  expect(judgeEmailedCode({ ...CODE, triesLeft: 0 }, true, NOW)).toEqual({ kind: 'over' })
})

it('ACC-4 a code that was never sent, or is used up, is over', () => {
  expect(judgeEmailedCode(null, true, NOW)).toEqual({ kind: 'over' })
})
