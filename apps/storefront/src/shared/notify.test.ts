import type { CallError } from '@selat/sdk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { startI18n } from './i18n.ts'
import { dismissToast, notify, notifyCallError, useToasts } from './notify.ts'

const toasts = () => useToasts.getState().toasts

beforeEach(async () => {
  await startI18n('EN', () => undefined)
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  useToasts.setState({ toasts: [] })
})

it('ERR-2 a new toast takes the place of the one before', () => {
  notify({ title: 'First' })
  notify({ title: 'Second', variant: 'destructive' })

  expect(toasts()).toMatchObject([{ title: 'Second', variant: 'destructive', isOpen: true }])
})

it('ERR-2 a dismissed toast is removed after 1 000 000 ms', () => {
  const id = notify({ title: 'Saved' })

  dismissToast(id)
  expect(toasts()).toMatchObject([{ isOpen: false }])

  vi.advanceTimersByTime(999_999)
  expect(toasts()).toHaveLength(1)

  vi.advanceTimersByTime(1)
  expect(toasts()).toHaveLength(0)
})

it('ERR-1 a failed call is told as Error with the message of the server', () => {
  notifyCallError(refusal('These seats have just been taken.'))

  expect(toasts()).toMatchObject([
    { title: 'Error', description: 'These seats have just been taken.', variant: 'destructive' },
  ])
})

it.each([
  ['an empty server message', refusal('')],
  ['a broken connection', { kind: 'network', offline: false, cause: null } satisfies CallError],
])('ERR-1 %s is told by the standing sentence', (_case, error) => {
  notifyCallError(error)

  expect(toasts()).toMatchObject([
    { title: 'Error', description: 'An error occurred. Please try again.' },
  ])
})

function refusal(detail: string): CallError {
  return {
    kind: 'problem',
    status: 409,
    code: 'seats_taken',
    sentCode: 'seats_taken',
    detail,
    params: {},
    errors: [],
    requestId: null,
    retryAfterSeconds: null,
    text: null,
  }
}
