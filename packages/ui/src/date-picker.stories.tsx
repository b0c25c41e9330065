import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'

import { DateField } from './date-field.tsx'
import { DatePicker, type DateRangeValue } from './date-picker.tsx'

const meta = { title: 'Dates' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const RoundTrip: Story = {
  render: function RoundTrip() {
    const [value, setValue] = useState<DateRangeValue>({ from: '2026-11-20', to: null })
    return (
      <DatePicker
        mode="range"
        className="max-w-md"
        value={value}
        onValueChange={setValue}
        title="Dates of travel"
        closeLabel="Close"
        doneLabel="Done"
        locale="en-SG"
        today="2026-11-18"
        min="2026-11-18"
        labels={{ previousMonth: 'Previous month', nextMonth: 'Next month', lowest: 'lowest fare' }}
        fields={[
          { label: 'Depart', placeholder: 'Choose', valueText: value.from ?? undefined },
          { label: 'Return', placeholder: 'Add return', valueText: value.to ?? undefined },
        ]}
        dayInfo={(day) =>
          day.endsWith('24')
            ? { blockedReason: 'Sold out' }
            : { price: `S$${20 + (Number(day.slice(8)) % 9)}`, isLowest: day.endsWith('27') }
        }
      />
    )
  },
}

export const BirthDate: Story = {
  render: function BirthDate() {
    const [value, setValue] = useState('1990-07-04')
    return (
      <DateField
        legend="Date of birth"
        value={value}
        onValueChange={setValue}
        locale="en-SG"
        labels={{ day: 'Day', month: 'Month', year: 'Year' }}
      />
    )
  },
}
