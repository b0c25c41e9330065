import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { DatePicker, type DateRangeValue } from './date-picker.tsx'
import { pressAsSafari } from './testing/press-as-safari.ts'

const common = {
  title: 'Dates',
  closeLabel: 'Close',
  doneLabel: 'Done',
  locale: 'en-SG',
  today: '2026-11-18',
  min: '2026-11-18',
  max: '2027-02-28',
  labels: { previousMonth: 'Previous month', nextMonth: 'Next month', lowest: 'lowest fare' },
}

function OneWay({ onMonthChange }: { onMonthChange?: (month: string) => void }) {
  const [value, setValue] = useState<string | null>('2026-11-20')
  return (
    <DatePicker
      {...common}
      mode="single"
      value={value}
      onValueChange={setValue}
      onMonthChange={onMonthChange}
      fields={[{ label: 'Depart', placeholder: 'Choose', valueText: value ?? undefined }]}
      dayInfo={(day) => {
        if (day === '2026-11-24') return { blockedReason: 'Sold out' }
        return { price: 'S$28', isLowest: day === '2026-11-23' }
      }}
    />
  )
}

function RoundTrip() {
  const [value, setValue] = useState<DateRangeValue>({ from: null, to: null })
  return (
    <DatePicker
      {...common}
      mode="range"
      value={value}
      onValueChange={setValue}
      fields={[
        { label: 'Depart', placeholder: 'Choose', valueText: value.from ?? undefined },
        { label: 'Return', placeholder: 'Add return', valueText: value.to ?? undefined },
      ]}
    />
  )
}

const day = (name: RegExp) => screen.findByRole('button', { name })

describe('DatePicker', () => {
  it('FER-8 shows the fares of the days and chooses a day', async () => {
    render(<OneWay />)

    await userEvent.click(screen.getByRole('button', { name: 'Depart 2026-11-20' }))
    await userEvent.click(await day(/^23 S\$28, .*23 November 2026, .*lowest fare/))

    expect(screen.getByRole('button', { name: 'Depart 2026-11-23' })).toHaveFocus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('FER-4 does not choose a blocked day, and says why', async () => {
    render(<OneWay />)
    await userEvent.click(screen.getByRole('button', { name: 'Depart 2026-11-20' }))

    await userEvent.click(await day(/24 November 2026, Sold out/))

    expect(screen.getByText('Sold out')).toHaveAttribute('role', 'status')
    expect(screen.getByRole('button', { name: 'Depart 2026-11-20' })).toBeVisible()
  })

  it('FER-4 a day before the first cannot be chosen', async () => {
    render(<OneWay />)

    await userEvent.click(screen.getByRole('button', { name: 'Depart 2026-11-20' }))

    expect(await day(/17 November 2026/)).toBeDisabled()
    expect(await day(/18 November 2026/)).toBeEnabled()
  })

  it('FER-8 asks for the fares of the month that is opened', async () => {
    const onMonthChange = vi.fn<(month: string) => void>()
    render(<OneWay onMonthChange={onMonthChange} />)
    await userEvent.click(screen.getByRole('button', { name: 'Depart 2026-11-20' }))

    await userEvent.click(await day(/Next month/))

    expect(onMonthChange).toHaveBeenCalledExactlyOnceWith('2026-12')
  })

  it('FER-8 shows another month in a browser that does not focus pressed buttons', async () => {
    render(
      <main tabIndex={-1}>
        <OneWay />
      </main>,
    )
    pressAsSafari(screen.getByRole('button', { name: 'Depart 2026-11-20' }))

    pressAsSafari(await day(/Next month/))

    expect(await day(/^1 S\$28, /)).toBeVisible()
  })

  it('FER-1 starts on the chosen day and moves by arrow keys', async () => {
    render(<OneWay />)
    await userEvent.click(screen.getByRole('button', { name: 'Depart 2026-11-20' }))
    expect(await day(/20 November 2026/)).toHaveFocus()

    await userEvent.keyboard('{ArrowDown}{Enter}')

    expect(screen.getByRole('button', { name: 'Depart 2026-11-27' })).toBeVisible()
  })

  it('FER-1 chooses departure and return one after the other for a round trip', async () => {
    render(<RoundTrip />)
    await userEvent.click(screen.getByRole('button', { name: 'Depart Choose' }))

    await userEvent.click(await day(/20 November 2026/))
    await userEvent.click(await day(/26 November 2026/))

    expect(screen.getByRole('button', { name: 'Depart 2026-11-20' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Return 2026-11-26' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('NAV-12 closes on Escape and gives focus back', async () => {
    render(<OneWay />)
    const trigger = screen.getByRole('button', { name: 'Depart 2026-11-20' })
    await userEvent.click(trigger)
    await day(/20 November 2026/)

    await userEvent.keyboard('{Escape}')

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(trigger).toHaveFocus()
  })
})
