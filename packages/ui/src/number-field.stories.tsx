import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'

import { NumberField } from './number-field.tsx'

const meta = {
  component: NumberField,
  args: {
    label: 'Adults',
    hint: '13 and over',
    value: 2,
    min: 1,
    max: 4,
    onValueChange: () => {},
    decreaseLabel: 'One adult less',
    increaseLabel: 'One adult more',
    minReason: 'At least one adult travels',
    maxReason: 'No more than four here',
    className: 'max-w-sm',
  },
  render: function Counting(args) {
    const [value, setValue] = useState(args.value)
    return <NumberField {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof NumberField>
export default meta

export const Adults: StoryObj<typeof meta> = {}
