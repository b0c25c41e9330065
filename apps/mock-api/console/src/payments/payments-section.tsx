import type { ConsoleClient } from '@selat/mock-api/console'
import { Card } from '@selat/ui/card'

import { useLive } from '../api/console-context.ts'
import { SimulationSwitch, useSimulation } from '../clock/simulation-switch.tsx'
import { SearchedCards } from '../shared/searched-cards.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { UnreadableNote } from '../shared/unreadable-note.tsx'
import { PaymentCard } from './payment-card.tsx'

export type Payment = Awaited<ReturnType<ConsoleClient['payments']['list']>>['payments'][number]

export function PaymentsSection() {
  const { data } = useLive(['payments'], (client) => client.payments.list())
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
        fits={fits}
        none={{
          title: 'No orders yet',
          how: 'Book a sailing in a storefront. Its payment stands here as soon as the order is placed.',
        }}
        renderCard={(payment) => <PaymentCard payment={payment} isSelfDeciding={isSelfDeciding} />}
      />
    </SectionPage>
  )
}

function fits(payment: Payment, { q, isOpenOnly }: { q: string; isOpenOnly: boolean }): boolean {
  if (isOpenOnly && payment.decisions.length === 0) return false
  const { confirmationNumber, contact, email, state, flow, order, tenant, method } = payment
  const text = [confirmationNumber, contact, email, state, flow, order, tenant, method].join(' ')
  return text.toLowerCase().includes(q)
}
