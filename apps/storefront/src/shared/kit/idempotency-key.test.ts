import type { CallError } from '@selat/sdk'
import { CallFailure } from '@selat/sdk/react-query'
import { expect, it } from 'vitest'

import { isRefusal, sendIntent } from './idempotency-key.ts'

const problem = (status: number, code: string) => ({ kind: 'problem', status, code }) as CallError

it('CHK-8 only an answer that will not change counts as a refusal', () => {
  expect(isRefusal({ kind: 'network', offline: false, cause: null })).toBe(false)
  expect(isRefusal({ kind: 'timeout', timeoutMs: 40_000 })).toBe(false)
  expect(isRefusal(problem(500, 'internal_error'))).toBe(false)
  expect(isRefusal(problem(409, 'idempotency_in_progress'))).toBe(false)
  expect(isRefusal(problem(409, 'hold_expired'))).toBe(true)
  expect(isRefusal(problem(422, 'passenger_refused'))).toBe(true)
})

it('CHK-8 an intent keeps its key after a lost answer, and gets a new one after a refusal', async () => {
  const keys: string[] = []
  const failWith = (error: CallError) =>
    expect(
      sendIntent('book', async ({ idempotencyKey }) => {
        keys.push(idempotencyKey)
        throw new CallFailure(error)
      }),
    ).rejects.toThrow(CallFailure)

  await failWith({ kind: 'network', offline: false, cause: null })
  await failWith(problem(409, 'sold_out'))
  await failWith(problem(409, 'sold_out'))

  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
})
