import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { QrCode } from './qr-code.tsx'
import { Ticket } from './ticket.tsx'

describe('Ticket', () => {
  it('CHK-10 has a name, and shows passenger, facts and code', () => {
    render(
      <Ticket
        label="Ticket of Siti Rahmawati"
        title="Boarding pass"
        operator="Selat Riau Line"
        passenger={{ label: 'Passenger', value: 'RAHMAWATI / SITI MRS' }}
        crossing={<p>HFC to BTC</p>}
        facts={[{ label: 'Class', value: 'Economy' }]}
        stubFacts={[{ label: 'Booking', value: 'NSA26K' }]}
        qr={<QrCode value="tkt_1" label="Ticket code" />}
        note="Be at the counter 60 minutes before departure"
      />,
    )

    const ticket = within(screen.getByRole('article', { name: 'Ticket of Siti Rahmawati' }))
    expect(ticket.getByText('RAHMAWATI / SITI MRS')).toBeVisible()
    expect(ticket.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Passenger',
      'Class',
      'Booking',
    ])
    expect(ticket.getByRole('img', { name: 'Ticket code' })).toBeVisible()
  })

  it('CHK-10 marks a used ticket', () => {
    render(
      <Ticket
        label="Ticket"
        title="Boarding pass"
        operator="Selat Riau Line"
        passenger={{ label: 'Passenger', value: 'A' }}
        crossing={null}
        facts={[]}
        isSpent
      />,
    )

    expect(screen.getByRole('article', { name: 'Ticket' })).toHaveAttribute('data-spent', 'true')
  })
})
