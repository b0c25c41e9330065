import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { PriceLines } from './price-lines.tsx'

describe('PriceLines', () => {
  it('CHK-12 shows a price line by line, with what is paid at the counter apart, and the total at the end', () => {
    render(
      <PriceLines
        caption="Price of your trip"
        groups={[
          {
            lines: [{ label: 'Adult fare', detail: '2 × S$28.00', amount: 'S$56.00' }],
            subtotal: { label: 'Pay now', amount: 'S$56.00' },
          },
          { title: 'At the counter', lines: [{ label: 'Fuel surcharge', amount: 'S$12.00' }] },
        ]}
        total={{ label: 'Total', amount: 'S$68.00' }}
      />,
    )

    expect(screen.getByRole('table', { name: 'Price of your trip' })).toBeVisible()
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Adult fare2 × S$28.00S$56.00',
      'Pay nowS$56.00',
      'At the counter',
      'Fuel surchargeS$12.00',
      'TotalS$68.00',
    ])
    expect(screen.getByRole('rowheader', { name: 'Total' })).toBeVisible()
  })
})
