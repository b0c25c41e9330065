import type { Meta, StoryObj } from '@storybook/react-vite'

import { PriceLines } from './price-lines.tsx'

const meta = {
  component: PriceLines,
  args: {
    caption: 'Price of your trip',
    className: 'max-w-sm',
    groups: [
      {
        lines: [
          { label: 'Adult fare, economy', detail: '2 × S$28.00', amount: 'S$56.00' },
          { label: 'Promo SEA10', amount: '−S$5.60', isDiscount: true },
        ],
        subtotal: { label: 'Pay now', amount: 'S$50.40' },
      },
      {
        title: 'At the counter',
        lines: [{ label: 'Fuel surcharge', detail: '2 × S$6.00', amount: 'S$12.00' }],
      },
    ],
    total: { label: 'Total', amount: 'S$62.40', note: 'S$12.00 of it is paid at the counter.' },
  },
} satisfies Meta<typeof PriceLines>
export default meta

export const WithCounterCharge: StoryObj<typeof meta> = {}
