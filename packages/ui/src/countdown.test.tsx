import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Countdown } from './countdown.tsx'

const START = Date.parse('2026-11-20T02:00:00Z')
const MINUTE_MS = 60_000

const announce = (thresholdMs: number) =>
  thresholdMs === 0 ? 'Your seats are free again' : `${thresholdMs / MINUTE_MS} minutes left`

function renderHold(minutes: number, onExpire?: () => void) {
  return render(
    <Countdown
      label="Seats held for"
      deadline={START + minutes * MINUTE_MS}
      announce={announce}
      onExpire={onExpire}
    />,
  )
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('Countdown', () => {
  it('CRT-2 counts down in minutes and seconds', () => {
    renderHold(15)
    expect(screen.getByRole('timer', { name: 'Seats held for' })).toHaveTextContent('15:00')

    pass(61_000)

    expect(screen.getByRole('timer')).toHaveTextContent('13:59')
  })

  it('CRT-2 announces the time left at five minutes and at one, and nothing in between', () => {
    renderHold(6)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()

    pass(MINUTE_MS)
    expect(screen.getByRole('status')).toHaveTextContent('5 minutes left')
    pass(3 * MINUTE_MS)
    expect(screen.getByRole('status')).toHaveTextContent('5 minutes left')
    pass(MINUTE_MS)
    expect(screen.getByRole('status')).toHaveTextContent('1 minutes left')
  })

  it('CRT-2 stops at zero, announces it, and calls back once', () => {
    const onExpire = vi.fn<() => void>()
    renderHold(1, onExpire)

    pass(5 * MINUTE_MS)

    expect(screen.getByRole('timer')).toHaveTextContent('00:00')
    expect(screen.getByRole('status')).toHaveTextContent('Your seats are free again')
    expect(onExpire).toHaveBeenCalledOnce()
  })

  it('CRT-2 shows the new time when the hold is extended', () => {
    const { rerender } = renderHold(1)

    rerender(
      <Countdown label="Seats held for" deadline={START + 90 * MINUTE_MS} announce={announce} />,
    )

    expect(screen.getByRole('timer')).toHaveTextContent('1:30:00')
  })

  it('CRT-2 uses the clock that it is given', () => {
    render(
      <Countdown label="Seats held for" deadline={10_000} now={() => 4_000} announce={announce} />,
    )

    expect(screen.getByRole('timer')).toHaveTextContent('00:06')
  })

  it('CHK-5 is large and without an icon in the hero size, with the same text', () => {
    render(
      <Countdown
        size="hero"
        label="Time left to pay"
        deadline={START + 2 * 60 * MINUTE_MS}
        announce={announce}
      />,
    )

    const timer = screen.getByRole('timer', { name: 'Time left to pay' })
    expect(timer).toHaveTextContent('Time left to pay2:00:00')
    expect(timer.querySelector('svg')).toBeNull()
  })
})
