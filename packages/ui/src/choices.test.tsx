import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { Checkbox } from './checkbox.tsx'
import { RadioGroup } from './radio-group.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { Switch } from './switch.tsx'

function TripType() {
  const [value, setValue] = useState('one_way')
  return (
    <SegmentedControl
      label="Trip"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'one_way', label: 'One way' },
        { value: 'round_trip', label: 'Round trip' },
      ]}
    />
  )
}

function Payment() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <RadioGroup
      legend="Payment method"
      error="Choose a payment method"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'bank', label: 'Bank transfer', hint: 'Upload the proof' },
        { value: 'card', label: 'Card', disabled: true },
      ]}
    />
  )
}

describe('choices', () => {
  it('FER-1 the trip type can be changed with arrow keys, as with radio buttons', async () => {
    render(<TripType />)
    expect(screen.getByRole('radiogroup', { name: 'Trip' })).toBeVisible()

    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')

    expect(screen.getByRole('radio', { name: 'Round trip' })).toBeChecked()
  })

  it('CHK-4 shows hints, the error and disabled options', async () => {
    render(<Payment />)
    const bank = screen.getByRole('radio', { name: 'Bank transfer' })

    await userEvent.click(bank)

    expect(bank).toBeChecked()
    expect(bank).toHaveAccessibleDescription('Upload the proof')
    expect(screen.getByRole('radio', { name: 'Card' })).toBeDisabled()
    expect(screen.getByRole('radiogroup', { name: 'Payment method' })).toHaveAccessibleDescription(
      'Choose a payment method',
    )
  })

  it('PAX-5 a click on its label checks a checkbox', async () => {
    render(<Checkbox label="Save this passenger" error="Needed" />)

    await userEvent.click(screen.getByText('Save this passenger'))

    expect(screen.getByRole('checkbox', { name: 'Save this passenger' })).toBeChecked()
    expect(screen.getByRole('checkbox')).toHaveAccessibleErrorMessage('Needed')
  })

  it('APP-10 a click on its label turns a switch on', async () => {
    render(<Switch label="Dark appearance" />)

    await userEvent.click(screen.getByText('Dark appearance'))

    expect(screen.getByRole('switch', { name: 'Dark appearance' })).toBeChecked()
  })
})
