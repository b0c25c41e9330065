import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { DateField } from './date-field.tsx'

function BirthDate({ initial = '', locale = 'en-SG' }: { initial?: string; locale?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <DateField
        legend="Date of birth"
        value={value}
        onValueChange={setValue}
        locale={locale}
        labels={{ day: 'Day', month: 'Month', year: 'Year' }}
        isBirthDate
      />
      <output aria-label="value">{value}</output>
      <button type="button" onClick={() => setValue('1988-02-29')}>
        Fill
      </button>
    </>
  )
}

const order = () =>
  screen.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete'))

describe('DateField', () => {
  it('PAX-2 has inputs as wide as their values, so that they fit side by side', () => {
    render(<BirthDate />)

    const widths = screen
      .getAllByRole('textbox')
      .map(({ classList }) => [...classList].filter((name) => name.startsWith('w-')))
    expect(widths).toEqual([['w-16'], ['w-16'], ['w-24']])
  })

  it('PAX-2 writes a typed date as YYYY-MM-DD', async () => {
    render(<BirthDate />)

    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '4')
    await userEvent.type(screen.getByRole('textbox', { name: 'Month' }), '7')
    await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '1990')

    expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('1990-07-04')
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('4')
  })

  it('PAX-3 gives a half-typed date a value that is not a date', async () => {
    render(<BirthDate />)

    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '4')

    expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('0000-00-04')
  })

  it.each([
    ['0000-03-12', '12', '03', ''],
    ['0019-00-00', '', '', '19'],
    ['0000-00-00', '', '', ''],
  ])('PAX-2 shows the half-typed date %s as it was typed', async (initial, day, month, year) => {
    render(<BirthDate initial={initial} />)

    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue(day)
    expect(screen.getByRole('textbox', { name: 'Month' })).toHaveValue(month)
    expect(screen.getByRole('textbox', { name: 'Year' })).toHaveValue(year)

    await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), year === '' ? '1990' : '90')
    expect(screen.getByRole('textbox', { name: 'Year' })).toHaveValue(`${year || '19'}90`)
  })

  it('PAX-2 leaves a leading zero where it is typed', async () => {
    render(<BirthDate />)

    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '04')

    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('04')
    expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('0000-00-04')
  })

  it('I18-2 orders day, month and year as the locale does', () => {
    const { unmount } = render(<BirthDate />)
    expect(order()).toEqual(['bday-day', 'bday-month', 'bday-year'])
    unmount()

    render(<BirthDate locale="zh-TW" />)
    expect(order()).toEqual(['bday-year', 'bday-month', 'bday-day'])
  })

  it('PAX-5 shows a date that is filled in from outside', async () => {
    render(<BirthDate initial="1990-07-04" />)

    await userEvent.click(screen.getByRole('button', { name: 'Fill' }))

    expect(screen.getByRole('textbox', { name: 'Year' })).toHaveValue('1988')
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('29')
  })

  it('PAX-3 connects the error with the input of the day', () => {
    render(
      <DateField
        legend="Date of birth"
        id="birth"
        value="2020-01-01"
        onValueChange={() => {}}
        locale="en-SG"
        labels={{ day: 'Day', month: 'Month', year: 'Year' }}
        error="An adult is 13 or over"
      />,
    )

    const day = screen.getByRole('textbox', { name: 'Day' })
    expect(day).toBeInvalid()
    expect(day).toHaveAccessibleErrorMessage('An adult is 13 or over')
    expect(day).toHaveAttribute('id', 'birth')
  })

  it('PAX-2 takes digits in full width, as Chinese keyboards write them', async () => {
    render(<BirthDate />)

    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '１２')
    await userEvent.type(screen.getByRole('textbox', { name: 'Month' }), '０７')
    await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '１９８８')

    expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('1988-07-12')
  })

  it('PAX-2 accepts only digits', async () => {
    render(<BirthDate />)

    await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '19a90x')

    expect(screen.getByRole('textbox', { name: 'Year' })).toHaveValue('1990')
  })
})
