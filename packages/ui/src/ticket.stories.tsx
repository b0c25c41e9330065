import type { Meta, StoryObj } from '@storybook/react-vite'

import { Badge } from './badge.tsx'
import { CrossingLine } from './crossing-line.tsx'
import { Logo } from './logo.tsx'
import { QrCode } from './qr-code.tsx'
import { Ticket } from './ticket.tsx'

const meta = {
  component: Ticket,
  args: {
    label: 'Ticket of Siti Rahmawati, HarbourFront to Batam Centre',
    title: 'Boarding pass',
    operator: 'Selat Riau Line',
    logo: <Logo className="size-7" />,
    passenger: { label: 'Passenger', value: 'RAHMAWATI / SITI MRS' },
    status: <Badge variant="success">Issued</Badge>,
    crossing: (
      <CrossingLine
        size="ticket"
        from={{ code: 'HFC', name: 'HarbourFront', time: '10:20', zone: 'SGT', day: 'Fri 20 Nov' }}
        to={{ code: 'BTC', name: 'Batam Centre', time: '10:20', zone: 'WIB', day: 'Fri 20 Nov' }}
        duration="1 h"
        vessel="MV Seraya 3"
        sentence="HarbourFront 10:20 Singapore time to Batam Centre 10:20 Batam time"
      />
    ),
    facts: [
      { label: 'Class', value: 'Economy' },
      { label: 'Check-in closes', value: '09:50 SGT' },
      { label: 'Baggage', value: '20 kg' },
    ],
    qr: <QrCode value="tkt_8Q2M4XK7" label="Ticket code" className="size-36 shrink-0" />,
    stubFacts: [
      { label: 'Ticket', value: '8Q2M-4XK7' },
      { label: 'Booking', value: 'NSA26K' },
    ],
    note: 'Be at the counter with the passport you booked with.',
  },
} satisfies Meta<typeof Ticket>
export default meta

type Story = StoryObj<typeof meta>

export const Issued: Story = {}
export const Used: Story = {
  args: { isSpent: true, status: <Badge variant="outline">Used</Badge> },
}
export const OnAPhone: Story = { args: { className: 'max-w-88' } }
