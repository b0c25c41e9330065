import { render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { ChartLegend } from './chart-legend.tsx'
import { ColumnChart } from './column-chart.tsx'

// The library leaves an element on the page in which it measures texts.
afterEach(() => document.querySelector('#recharts_measurement_span')?.remove())

const series = [
  { key: 'booked', name: 'Booked', look: 'column', tone: 'brand', stack: 'seats' },
  { key: 'free', name: 'Free', look: 'column', tone: 'faint', stack: 'seats' },
  { key: 'level', name: 'Level', look: 'step', tone: 'success' },
] as const

const points = [
  { label: '08:00', title: 'Ferry at 08:00', values: { booked: 30, free: 90, level: 1 } },
  { label: '09:00', title: 'Ferry at 09:00', values: { booked: 120, free: 0, level: 2 } },
]

it('AGT-1 a chart draws columns for two series and a line for the third, and is hidden from screen readers', () => {
  const { container } = render(
    <ColumnChart points={points} series={series} valueText={String} tickText={String} />,
  )

  expect(container.firstElementChild).toHaveAttribute('aria-hidden')
  expect(container.querySelectorAll('.recharts-bar')).toHaveLength(2)
  expect(container.querySelectorAll('.recharts-line')).toHaveLength(1)
  expect(container).toHaveTextContent('08:00')
  expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(0)
})

it('AGT-1 a legend names each series', () => {
  const { container } = render(<ChartLegend series={series} />)

  expect(container.textContent).toBe('BookedFreeLevel')
})
