import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'

import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'

const meta = {
  component: Combobox,
  args: {
    label: 'To',
    groups: [
      { label: 'Singapore', options: [{ value: 'HFC', label: 'HarbourFront', code: 'HFC' }] },
      {
        label: 'Batam',
        options: [
          { value: 'BTC', label: 'Batam Centre', code: 'BTC', hint: 'International terminal' },
          {
            value: 'NSP',
            label: 'Nongsapura',
            code: 'NSP',
            disabledReason: 'No sailing from here',
          },
        ],
      },
    ],
    value: 'BTC',
    onValueChange: () => {},
    placeholder: 'Terminal or town',
    emptyText: 'No terminal of that name',
    closeLabel: 'Close',
    countText: (count: number) => `${count} terminals`,
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Field label={args.label} className="max-w-sm">
        <Combobox {...args} value={value} onValueChange={setValue} />
      </Field>
    )
  },
} satisfies Meta<typeof Combobox>
export default meta

export const Terminals: StoryObj<typeof meta> = {}
