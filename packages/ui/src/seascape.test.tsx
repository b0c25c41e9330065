import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { Seascape } from './seascape.tsx'

const draw = (seed: string) => render(<Seascape seed={seed} />).container.innerHTML

describe('Seascape', () => {
  it('PRD-6 draws the same picture for the same seed, and another for another seed', () => {
    expect(draw('batam')).toBe(draw('batam'))
    expect(draw('batam')).not.toBe(draw('bintan'))
  })

  it('PRD-6 keeps its picture when it is drawn again', () => {
    const { container, rerender } = render(<Seascape seed="batam" />)
    const first = container.innerHTML

    rerender(<Seascape seed="batam" className="h-40" />)
    rerender(<Seascape seed="batam" />)

    expect(container.innerHTML).toBe(first)
  })

  it('PRD-6 is decoration unless it is given a name', () => {
    const { rerender } = render(<Seascape seed="a" />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()

    rerender(<Seascape seed="a" label="The strait at dusk" />)

    expect(screen.getByRole('img', { name: 'The strait at dusk' })).toBeVisible()
  })
})
