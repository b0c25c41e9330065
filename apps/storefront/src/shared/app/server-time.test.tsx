import { act, renderHook } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { startVisitor } from '../../test/test-visitor.ts'
import { serverTime, useServerTime } from './server-time.ts'
import { currentVisitor } from './visitor/current-visitor.ts'

const dayMs = 24 * 3_600_000
const deviceNow = Date.parse('2026-11-22T06:30:00Z')

beforeEach(() => void vi.useFakeTimers({ now: deviceNow }))
afterEach(() => void vi.useRealTimers())

const answer = (date?: string, headers: Record<string, string> = {}) =>
  new Response(null, { headers: { ...(date !== undefined && { Date: date }), ...headers } })

it('APP-7 the time is that of the device until the server has answered, and then the server’s', () => {
  startVisitor()
  expect(serverTime()).toBe(deviceNow)

  currentVisitor().clock.setBy(answer('Fri, 20 Nov 2026 06:30:00 GMT'))
  vi.advanceTimersByTime(1_500)

  expect(serverTime()).toBe(Date.parse('2026-11-20T06:30:01.500Z'))
  expect(serverTime(deviceNow)).toBe(deviceNow - 2 * dayMs)
})

it('APP-7 an answer without a date, such as one that the device has kept, leaves the time as it is', () => {
  startVisitor({ renderedAt: deviceNow - dayMs })

  for (const date of [undefined, 'soon']) currentVisitor().clock.setBy(answer(date))

  expect(serverTime()).toBe(deviceNow - dayMs)
})

it.each([
  ['90', '2026-11-20T06:31:30.000Z'],
  ['90, 60', '2026-11-20T06:31:30.000Z'],
  ['-5', '2026-11-20T06:30:00.000Z'],
  ['soon', '2026-11-20T06:30:00.000Z'],
])('APP-7 an answer that a cache has kept for %s seconds does not set the time back', (age, at) => {
  startVisitor()

  currentVisitor().clock.setBy(answer('Fri, 20 Nov 2026 06:30:00 GMT', { Age: age }))

  expect(new Date(serverTime()).toISOString()).toBe(at)
})

it('APP-7 a rendered page starts with the time of its rendering and follows the next answer at once', () => {
  startVisitor({ renderedAt: deviceNow + 2 * dayMs })
  const { result } = renderHook(() =>
    useServerTime((nowMs) => new Date(nowMs).toISOString().slice(0, 10)),
  )
  expect(result.current).toBe('2026-11-24')

  act(() => currentVisitor().clock.setBy(answer('Fri, 20 Nov 2026 23:59:30 GMT')))
  expect(result.current).toBe('2026-11-20')
  act(() => void vi.advanceTimersByTime(60_000))

  expect(result.current).toBe('2026-11-21')
})

it('APP-7 a device with another day hydrates a rendered page without a difference, and then shows the server’s day', async () => {
  function Today() {
    return <p>{useServerTime((nowMs) => new Date(nowMs).toISOString().slice(0, 10))}</p>
  }
  startVisitor({ renderedAt: Date.parse('2026-11-20T23:59:58Z') })
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Today />)
  document.body.append(place)
  const differences = vi.fn<() => void>()
  // The midnight passes while the scripts load.
  vi.advanceTimersByTime(3_000)

  await act(async () => void hydrateRoot(place, <Today />, { onRecoverableError: differences }))

  expect(place).toHaveTextContent('2026-11-21')
  expect(differences).not.toHaveBeenCalled()
})
