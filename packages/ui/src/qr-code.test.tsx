import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { QrCode } from './qr-code.tsx'

describe('QrCode', () => {
  it('CHK-10 draws the given modules with a margin of four modules', () => {
    const { container } = render(
      <QrCode
        label="Ticket code"
        value={[
          [true, false],
          [false, true],
        ]}
      />,
    )

    expect(screen.getByRole('img', { name: 'Ticket code' })).toHaveAttribute('viewBox', '0 0 10 10')
    expect(container.querySelector('path')).toHaveAttribute('d', 'M4 4h1v1h-1zM5 5h1v1h-1z')
  })

  it('CHK-10 encodes a text and keeps it black on white', () => {
    const { container } = render(<QrCode label="Ticket code" value="tkt_8Q2M4XK7" />)

    expect(container.querySelector('rect')).toHaveAttribute('fill', '#fff')
    expect(container.querySelector('path')).toHaveAttribute('fill', '#000')
    expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1zM5 4h1v1h-1z/)
  })
})
