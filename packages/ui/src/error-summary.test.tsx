import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

describe('ErrorSummary', () => {
  it('ERR-4 a link of an error moves the focus to its field', async () => {
    render(
      <>
        <ErrorSummary
          title="One detail needs another look"
          errors={[{ fieldId: 'email', message: 'Enter an e-mail address' }]}
        />
        <Field label="E-mail" id="email">
          <Input />
        </Field>
      </>,
    )

    await userEvent.click(screen.getByRole('link', { name: 'Enter an e-mail address' }))

    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
  })

  it('ERR-4 can itself take the focus', () => {
    render(<ErrorSummary title="Two details" errors={[]} />)

    const summary = screen.getByRole('group', { name: 'Two details' })
    summary.focus()

    expect(summary).toHaveFocus()
    expect(screen.getByRole('heading', { name: 'Two details' })).toBeVisible()
  })
})
