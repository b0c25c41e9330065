import type { ConsoleClient } from '@selat/mock-api/console'
import { Card } from '@selat/ui/card'
import { SegmentedControl } from '@selat/ui/segmented-control'

import { useLive } from '../api/console-context.ts'
import { useParams } from '../app/hash-route.ts'
import { SimulationSwitch, useSimulation } from '../clock/simulation-switch.tsx'
import { Hint } from '../shared/hint.tsx'
import { SearchBox } from '../shared/search-box.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { useSteadyList } from '../shared/use-steady-list.ts'
import { WaitingNote } from '../shared/waiting-note.tsx'
import { PaymentCard } from './payment-card.tsx'

export type Payment = Awaited<ReturnType<ConsoleClient['payments']['list']>>['payments'][number]

const SHOWN = [
  { value: '', label: 'All' },
  { value: 'open', label: 'Open' },
] as const

const idOf = ({ id }: Payment) => id

export function PaymentsSection() {
  const { data } = useLive(['payments'], (client) => client.payments.list())
  const isSelfDeciding = useSimulation().data?.simulation === 'automatic'
  const { params, set } = useParams()
  const { q = '', show = '' } = params
  const payments = (data?.payments ?? []).filter(
    (payment) => fits(payment, q) && (show !== 'open' || payment.decisions.length > 0),
  )
  const { ref, shown, waiting, release } = useSteadyList(payments, idOf)
  return (
    <SectionPage
      title="Payments"
      lead="Be the agency that looks at proofs, and the bank that reports money: in time, late, or never."
    >
      <Card className="px-4 py-3 sm:px-5">
        <SimulationSwitch />
      </Card>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search payments"
          placeholder="Booking number, name, e-mail, state"
          value={q}
          onValueChange={(text) => set({ q: text }, { replace: true })}
        />
        <SegmentedControl
          label="Payments shown"
          options={SHOWN}
          value={show === 'open' ? 'open' : ''}
          onValueChange={(value) => set({ show: value }, { replace: true })}
        />
      </div>
      <div ref={ref} className="relative">
        <WaitingNote count={waiting} onShow={release} />
        <ul className="grid items-start gap-4 xl:grid-cols-2">
          {shown.map((payment) => (
            <li key={payment.id} className="min-w-0">
              <PaymentCard payment={payment} isSelfDeciding={isSelfDeciding} />
            </li>
          ))}
        </ul>
        {data && payments.length === 0 && (
          <Hint title={data.payments.length === 0 ? 'No orders yet' : 'No payment fits'}>
            {data.payments.length === 0
              ? 'Book a sailing in a storefront. Its payment stands here as soon as the order is placed.'
              : 'Search for less, or show all.'}
          </Hint>
        )}
      </div>
    </SectionPage>
  )
}

function fits(payment: Payment, q: string): boolean {
  const { confirmationNumber, contact, email, state, flow, order, tenant, method } = payment
  const text = [confirmationNumber, contact, email, state, flow, order, tenant, method].join(' ')
  return text.toLowerCase().includes(q.trim().toLowerCase())
}
