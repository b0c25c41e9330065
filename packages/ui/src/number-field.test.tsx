import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { NumberField } from './number-field.tsx'

function Adults({ initial }: { initial: number }) {
  const [value, setValue] = useState(initial)
  return (
    <NumberField
      label="Adults"
      value={value}
      onValueChange={setValue}
      min={1}
      max={3}
      decreaseLabel="One adult less"
      increaseLabel="One adult more"
      minReason="At least one adult travels"
      maxReason="At most 3 passengers"
    />
  )
}

describe('NumberField', () => {
  it('PAX-4 counts up and down', async () => {
    render(<Adults initial={1} />)

    await userEvent.click(screen.getByRole('button', { name: 'One adult more' }))
    await userEvent.click(screen.getByRole('button', { name: 'One adult more' }))
    await userEvent.click(screen.getByRole('button', { name: 'One adult less' }))

    expect(screen.getByRole('group', { name: 'Adults' })).toHaveTextContent('2')
  })

  it('PAX-4 stops at its maximum and says why', async () => {
    render(<Adults initial={3} />)

    await userEvent.click(screen.getByRole('button', { name: 'One adult more' }))

    expect(screen.getByRole('group', { name: 'Adults' })).toHaveTextContent('3')
    expect(screen.getByText('At most 3 passengers')).toHaveAttribute('role', 'status')
  })

  it('PAX-4 hides the reason when the number is within its limits again', async () => {
    render(<Adults initial={1} />)
    await userEvent.click(screen.getByRole('button', { name: 'One adult less' }))
    expect(screen.getByText('At least one adult travels')).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'One adult more' }))

    expect(screen.queryByText('At least one adult travels')).not.toBeInTheDocument()
  })

  it('PAX-4 the button at a limit stays focusable', () => {
    render(<Adults initial={1} />)

    const button = screen.getByRole('button', { name: 'One adult less' })
    expect(button).toBeEnabled()
    expect(button).toHaveAttribute('aria-disabled', 'true')
  })
})
