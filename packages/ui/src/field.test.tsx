import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { Select } from './select.tsx'
import { Textarea } from './textarea.tsx'

describe('Field', () => {
  it('ACC-1 connects label, hint and error with its control', () => {
    render(
      <Field
        label="E-mail"
        hint="We send the tickets there"
        error="Enter an e-mail address"
        required
      >
        <Input type="email" />
      </Field>,
    )

    const input = screen.getByRole('textbox', { name: 'E-mail' })
    expect(input).toBeRequired()
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('We send the tickets there Enter an e-mail address')
    expect(input).toHaveAccessibleErrorMessage('Enter an e-mail address')
  })

  it('ACC-1 has no error marks without an error', () => {
    render(
      <Field label="Full name">
        <Input />
      </Field>,
    )

    const input = screen.getByRole('textbox', { name: 'Full name' })
    expect(input).toBeValid()
    expect(input).not.toHaveAccessibleDescription()
  })

  it('SUP-1 gives a textarea the id that an error summary links to', () => {
    render(
      <Field label="Message" id="concern">
        <Textarea />
      </Field>,
    )

    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAttribute('id', 'concern')
  })

  it('PAX-2 names a native select and enables its options', () => {
    render(
      <Field label="Nationality">
        <Select
          defaultValue=""
          placeholder="Choose"
          options={[{ value: 'ID', label: 'Indonesia' }]}
        />
      </Field>,
    )

    expect(screen.getByRole('combobox', { name: 'Nationality' })).toHaveDisplayValue('Choose')
    expect(screen.getByRole('option', { name: 'Indonesia' })).toBeEnabled()
  })
})
