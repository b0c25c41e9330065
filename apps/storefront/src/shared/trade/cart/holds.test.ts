import type { Schemas } from '@selat/sdk'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'

import { holdDeadlineMs, holdPhase, useHeldItems } from './holds.ts'

const item = { State: 'held', HoldExpiresAt: '2026-11-20T06:45:00Z' } as const
const cart = { AsOf: '2026-11-20T06:30:00Z' }
const minute = 60_000

it('CRT-2 the time of a hold counts from the arrival of the answer, whatever the device’s clock shows', () => {
  const wrongClock = Date.parse('2019-01-01T00:00:00Z')

  expect(holdDeadlineMs(item, { cart, receivedAtMs: wrongClock })).toBe(wrongClock + 15 * minute)
})

it('CRT-2 a hold warns in its last two minutes and is over exactly at its end', () => {
  const deadline = 100 * minute

  expect(holdPhase(item, deadline, deadline - 2 * minute - 1)).toBe('held')
  expect(holdPhase(item, deadline, deadline - 2 * minute)).toBe('soon')
  expect(holdPhase(item, deadline, deadline - 1)).toBe('soon')
  expect(holdPhase(item, deadline, deadline)).toBe('expired')
})

it('CRT-2 a hold that the server calls expired is expired, even if time seems left', () => {
  expect(holdPhase({ State: 'expired' }, 100 * minute, 0)).toBe('expired')
})

it('CRT-2 the cart is read again once when a hold ends here, but not for one that the server has ended', () => {
  vi.useFakeTimers()
  const held = { ...item, Id: 'itm_1' }
  const known = { ...held, Id: 'itm_2', State: 'expired' }
  const received = {
    cart: { ...cart, Items: [held, known] } as unknown as Schemas['Cart'], // The function reads nothing else of a cart.
    receivedAtMs: Date.now(),
  }
  const queries = new QueryClient()
  const readAgain = vi.spyOn(queries, 'invalidateQueries')
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queries }, children)
  const { result } = renderHook(() => useHeldItems(received), { wrapper })
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })

  pass(15 * minute - 1000)
  expect(readAgain).not.toHaveBeenCalled()
  pass(5000)

  expect(result.current.map(({ phase }) => phase)).toEqual(['expired', 'expired'])
  expect(readAgain).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
