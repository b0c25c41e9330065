import type { Meta, StoryObj } from '@storybook/react-vite'

import { CrossingLine } from './crossing-line.tsx'

const meta = {
  component: CrossingLine,
  args: {
    size: 'results',
    from: { code: 'HFC', name: 'HarbourFront', time: '10:20', zone: 'SGT' },
    to: { code: 'BTC', name: 'Batam Centre', time: '10:20', zone: 'WIB' },
    duration: '1 h',
    operator: 'Selat Riau Line',
    vessel: 'MV Seraya 3',
    sentence: 'HarbourFront 10:20 Singapore time to Batam Centre 10:20 Batam time, one hour',
  },
} satisfies Meta<typeof CrossingLine>
export default meta

type Story = StoryObj<typeof meta>

export const Results: Story = {}
export const NextDay: Story = {
  args: { to: { code: 'BTC', name: 'Batam Centre', time: '00:10', zone: 'WIB', dayOffset: '+1' } },
}
export const Cart: Story = { args: { size: 'cart', className: 'max-w-sm' } }
export const Search: Story = {
  args: {
    size: 'search',
    from: { code: 'HFC', name: 'HarbourFront' },
    to: { code: 'BTC', name: 'Batam Centre' },
    operator: undefined,
    vessel: undefined,
  },
  render: (args) => (
    <div data-theme="dark" className="rounded-2xl bg-board p-7">
      <CrossingLine {...args} />
    </div>
  ),
}
