import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { RadioGroup } from './radio-group.tsx'
import { SegmentedControl } from './segmented-control.tsx'

const meta = { title: 'Choices' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const TripType: Story = {
  render: function TripType() {
    const [value, setValue] = useState('one_way')
    return (
      <SegmentedControl
        label="Trip"
        className="w-fit"
        value={value}
        onValueChange={setValue}
        options={[
          { value: 'one_way', label: 'One way' },
          { value: 'round_trip', label: 'Round trip' },
          { value: 'open_ticket', label: 'Open ticket' },
        ]}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'One way' })).toHaveFocus()

    await userEvent.keyboard('{ArrowRight}')

    await expect(canvas.getByRole('radio', { name: 'Round trip' })).toBeChecked()
  },
}

export const PaymentMethod: Story = {
  render: function PaymentMethod() {
    const [value, setValue] = useState<string | null>('bank')
    return (
      <RadioGroup
        legend="Payment method"
        variant="card"
        className="max-w-md"
        value={value}
        onValueChange={setValue}
        options={[
          { value: 'bank', label: 'Bank transfer', hint: 'Upload the proof', trailing: '3 banks' },
          { value: 'qr', label: 'QR', hint: 'Scan with any wallet' },
          { value: 'card', label: 'Card', disabled: true },
        ]}
      />
    )
  },
}
