import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { Slot } from './slot.tsx'

describe('Slot', () => {
  it('NAV-12 is its child, with the classes of both and the child’s own name', () => {
    render(
      <Slot className="look" aria-label="Of the slot" data-slot="button" style={{ color: 'red' }}>
        <a href="/ferry" className="own" aria-label="Of the link" style={{ margin: 0 }}>
          Ferry
        </a>
      </Slot>,
    )

    const link = screen.getByRole('link', { name: 'Of the link' })
    expect(link).toHaveClass('look', 'own')
    expect(link).toHaveAttribute('data-slot', 'button')
    expect(link).toHaveStyle({ color: 'rgb(255, 0, 0)', margin: '0px' })
  })

  it('NAV-12 calls the child’s handler, then its own', async () => {
    const called: string[] = []
    render(
      <Slot onClick={() => called.push('slot')}>
        <button type="button" onClick={() => called.push('child')}>
          Press
        </button>
      </Slot>,
    )

    await userEvent.click(screen.getByRole('button', { name: 'Press' }))

    expect(called).toEqual(['child', 'slot'])
  })

  it('NAV-12 refuses a text', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})

    expect(() => render(<Slot>Text</Slot>)).toThrow('exactly one element')
    vi.restoreAllMocks()
  })
})
