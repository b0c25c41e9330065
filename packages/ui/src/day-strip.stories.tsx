import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'

import { DayStrip } from './day-strip.tsx'

const FARES = ['S$28', 'S$28', 'S$31', 'S$35', 'S$42', 'S$24', undefined]

const meta = {
  component: DayStrip,
  args: {
    label: 'Days around your date',
    value: '2026-11-20',
    onValueChange: () => {},
    days: FARES.map((fare, index) => ({
      date: `2026-11-${17 + index}`,
      weekday: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon'][index] ?? '',
      day: `${17 + index} Nov`,
      isLowest: fare === 'S$24',
      disabled: fare === undefined,
      label: `${17 + index} November, ${fare ?? 'no sailing'}`,
      ...(fare !== undefined && { fare }),
    })),
    earlier: { label: 'Earlier days', onPress: () => {} },
    later: { label: 'Later days', onPress: () => {} },
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value)
    return <DayStrip {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof DayStrip>
export default meta

export const Week: StoryObj<typeof meta> = {}
