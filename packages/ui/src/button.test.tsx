import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

describe('Button', () => {
  it('CHK-8 ignores clicks while it loads, and keeps focus', async () => {
    const onClick = vi.fn<() => void>()
    render(
      <Button loading onClick={onClick}>
        Pay
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Pay' })

    await userEvent.click(button)

    expect(onClick).not.toHaveBeenCalled()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
  })

  it('CHK-8 does not submit its form while it loads', async () => {
    const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Button type="submit" loading>
          Pay
        </Button>
      </form>,
    )

    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))

    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('NAV-12 gives its style to a link', () => {
    render(
      <Button asChild variant="main">
        <a href="/ferry">Find sailings</a>
      </Button>,
    )

    expect(screen.getByRole('link', { name: 'Find sailings' })).toHaveClass('bg-accent')
  })

  it('APP-10 an icon button has its label as its name', () => {
    render(<IconButton label="Close" icon={<svg />} />)

    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
  })
})
