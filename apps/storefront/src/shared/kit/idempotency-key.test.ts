import type { CallError } from '@selat/sdk'
import { expect, it } from 'vitest'

import { isRefusal } from './idempotency-key.ts'

it('CHK-8 only an answer that will not change is a refusal', () => {
  const problem = (status: number, code: string) => ({ kind: 'problem', status, code }) as CallError

  expect(isRefusal({ kind: 'network', offline: false, cause: null })).toBe(false)
  expect(isRefusal({ kind: 'timeout', timeoutMs: 40_000 })).toBe(false)
  expect(isRefusal(problem(500, 'internal_error'))).toBe(false)
  expect(isRefusal(problem(409, 'idempotency_in_progress'))).toBe(false)
  expect(isRefusal(problem(409, 'hold_expired'))).toBe(true)
  expect(isRefusal(problem(422, 'passenger_refused'))).toBe(true)
})
