import type { Meta, StoryObj } from '@storybook/react-vite'

import { ColumnChart } from './column-chart.tsx'

const points = Array.from({ length: 30 }, (_, index) => ({
  label: `${index + 1} Nov`,
  title: `${index + 1} November 2026`,
  values: {
    selling: (index * 7) % 11 === 0 ? 0 : 180 + ((index * 137) % 420),
    net: (index * 7) % 11 === 0 ? 0 : 160 + ((index * 137) % 400),
    balance: 5000 - index * 110 + (index > 17 ? 2500 : 0),
  },
}))

const meta = {
  component: ColumnChart,
  decorators: [
    (Story) => (
      <div className="h-48">
        <Story />
      </div>
    ),
  ],
  args: {
    points,
    series: [
      { key: 'selling', name: 'Selling', look: 'column', tone: 'brand' },
      { key: 'net', name: 'Net', look: 'column', tone: 'accent' },
    ],
    valueText: (value) => `S$${value}.00`,
    tickText: (value) => String(value),
  },
} satisfies Meta<typeof ColumnChart>
export default meta

type Story = StoryObj<typeof meta>

export const Columns: Story = {}
export const Steps: Story = {
  args: { series: [{ key: 'balance', name: 'Balance', look: 'step', tone: 'brand' }] },
}
