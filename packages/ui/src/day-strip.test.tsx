import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { DayStrip, type DayStripDay } from './day-strip.tsx'

const days: DayStripDay[] = [
  { date: '2026-11-19', weekday: 'Thu', day: '19', fare: 'S$31', label: 'Thu 19 Nov, S$31' },
  { date: '2026-11-20', weekday: 'Fri', day: '20', fare: 'S$35', label: 'Fri 20 Nov, S$35' },
  {
    date: '2026-11-21',
    weekday: 'Sat',
    day: '21',
    disabled: true,
    label: 'Sat 21 Nov, no sailing',
  },
  {
    date: '2026-11-22',
    weekday: 'Sun',
    day: '22',
    fare: 'S$24',
    label: 'Sun 22 Nov, S$24, lowest',
  },
]

function renderStrip() {
  const onValueChange = vi.fn<(date: string) => void>()
  render(<DayStrip label="Days" days={days} value="2026-11-20" onValueChange={onValueChange} />)
  return onValueChange
}

describe('DayStrip', () => {
  it('FER-8 marks the day that is shown, and reports a click on another', async () => {
    const onValueChange = renderStrip()
    expect(screen.getByRole('button', { current: 'date' })).toHaveAccessibleName('Fri 20 Nov, S$35')

    await userEvent.click(screen.getByRole('button', { name: 'Sun 22 Nov, S$24, lowest' }))

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-22')
  })

  it('FER-8 arrow keys and Home move the focus past days without a sailing', async () => {
    renderStrip()
    screen.getByRole('button', { name: /Fri 20/ }).focus()

    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: /Sun 22/ })).toHaveFocus()
    await userEvent.keyboard('{Home}')

    expect(screen.getByRole('button', { name: /Thu 19/ })).toHaveFocus()
  })

  it('FER-8 the focus stays on the last day', async () => {
    renderStrip()
    screen.getByRole('button', { name: /Sun 22/ }).focus()

    await userEvent.keyboard('{ArrowRight}')

    expect(screen.getByRole('button', { name: /Sun 22/ })).toHaveFocus()
  })
})
