import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { dismissToast, notify, useToasts } from './notify.ts'

const toasts = () => useToasts.getState().toasts

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  useToasts.setState({ toasts: [] })
})

it('ERR-2 a new toast replaces the one before', () => {
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
