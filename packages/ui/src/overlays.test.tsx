import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Popover } from './popover.tsx'
import { Sheet } from './sheet.tsx'
import { pressAsSafari } from './testing/press-as-safari.ts'

function Overlay({ Kind }: { Kind: typeof Dialog | typeof Sheet }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Kind open={open} onOpenChange={setOpen} title="Filters" closeLabel="Close">
        Operators
      </Kind>
    </>
  )
}

describe.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
])('%s', (_, Kind) => {
  it('APP-10 opens with focus on its title and closes with its button', async () => {
    render(<Overlay Kind={Kind} />)

    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Filters' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('APP-10 adds no banner or contentinfo landmark', () => {
    render(
      <Kind open onOpenChange={() => {}} title="Filters" closeLabel="Close" footer="Show all">
        Operators
      </Kind>,
    )

    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  })

  it('APP-10 leaves nothing on the page while it is closed', () => {
    render(<Overlay Kind={Kind} />)

    expect(screen.queryByText('Operators')).not.toBeInTheDocument()
    expect(document.documentElement.style.overflow).toBe('')
  })

  it('APP-10 closes on a click beside it, not on one inside', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>()
    render(
      <Kind open onOpenChange={onOpenChange} title="Filters" closeLabel="Close">
        Operators
      </Kind>,
    )

    await userEvent.click(screen.getByText('Operators'))
    expect(onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('dialog'))

    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })
})

describe('Popover', () => {
  const language = (
    <Popover trigger={<Button>English</Button>} label="Language">
      {(close) => <Button onClick={close}>Bahasa Indonesia</Button>}
    </Popover>
  )

  it('I18-3 opens under its trigger and gives focus back when it closes', async () => {
    render(language)
    const trigger = screen.getByRole('button', { name: 'English' })

    await userEvent.click(trigger)
    expect(screen.getByRole('dialog', { name: 'Language' })).toBeVisible()
    expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Bahasa Indonesia' }))

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(trigger).toHaveFocus()
  })

  it('I18-3 closes on Escape and on a click outside', async () => {
    render(
      <>
        {language}
        <p>Elsewhere</p>
      </>,
    )
    const trigger = screen.getByRole('button', { name: 'English' })

    await userEvent.click(trigger)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(trigger)
    await userEvent.click(screen.getByText('Elsewhere'))

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('APP-10 works in a browser that does not focus pressed buttons', async () => {
    render(<main tabIndex={-1}>{language}</main>)
    const trigger = screen.getByRole('button', { name: 'English' })

    pressAsSafari(trigger)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    pressAsSafari(trigger)
    pressAsSafari(screen.getByRole('dialog'))
    pressAsSafari(trigger)

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
