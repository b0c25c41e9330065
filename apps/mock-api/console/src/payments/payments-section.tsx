import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { useState } from 'react'

import { useLive } from '../api/console-context.ts'
import { useParams } from '../app/hash-route.ts'
import { SimulationSwitch, useSimulation } from '../clock/simulation-switch.tsx'
import { SearchedCards } from '../shared/searched-cards.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { UnreadableNote } from '../shared/unreadable-note.tsx'
import { PaymentCard } from './payment-card.tsx'

/** The number of payments that are loaded at a time, and the most that the sandbox lists. */
const PAGE = 50
const MOST = 500

export function PaymentsSection() {
  const { q = '', show } = useParams().params
  const [limit, setLimit] = useState(PAGE)
  const search = {
    q: q.trim().slice(0, 100),
    show: show === 'open' ? 'open' : 'all',
    limit,
  } as const
  const { data } = useLive(['payments', search], (client) => client.payments.list(search))
  const isSelfDeciding = useSimulation().data?.simulation === 'automatic'
  return (
    <SectionPage
      title="Payments"
      lead="Be the agency that looks at proofs, and the bank that reports money: in time, late, or never."
    >
      <Card className="px-4 py-3 sm:px-5">
        <SimulationSwitch />
      </Card>
      <UnreadableNote of="payments" orders={data?.unreadable ?? []} />
      <SearchedCards
        of="payments"
        placeholder="Booking number, name, e-mail, state"
        open="Open"
        items={data?.payments ?? null}
        none={{
          title: 'No orders yet',
          how: 'Book a sailing in a storefront. Its payment stands here as soon as the order is placed.',
        }}
        renderCard={(payment) => <PaymentCard payment={payment} isSelfDeciding={isSelfDeciding} />}
      />
      {data?.hasMore === true && limit < MOST && (
        <Button variant="outline" onClick={() => setLimit(limit + PAGE)}>
          Show older payments
        </Button>
      )}
    </SectionPage>
  )
}
