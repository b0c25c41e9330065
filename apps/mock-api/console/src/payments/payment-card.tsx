import { Badge } from '@selat/ui/badge'
import { Card } from '@selat/ui/card'

import { useClock } from '../clock/use-clock.ts'
import { BookingHead } from '../shared/booking-head.tsx'
import { spanText, utcText } from '../shared/instant-text.ts'
import { OrderInText } from '../shared/order-link.tsx'
import { ProofPicture } from '../shared/proof-picture.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { lateMoneyText } from './late-money-text.ts'
import type { Payment } from './payment.ts'

const TONES: Readonly<Record<string, 'success' | 'warning' | 'destructive'>> = {
  succeeded: 'success',
  verifying: 'warning',
  proof_uploaded: 'warning',
  rejected: 'destructive',
  failed: 'destructive',
  expired: 'destructive',
  cancelled: 'destructive',
}

type PaymentCardProps = {
  payment: Payment
  /** Whether the simulation decides the payment by itself when it is due. */
  isSelfDeciding: boolean
}

export function PaymentCard({ payment, isSelfDeciding }: PaymentCardProps) {
  const { confirmationNumber, tenant, flow, proof } = payment
  return (
    <Card asChild>
      <article aria-label={`Payment of ${confirmationNumber}`} className="p-4 sm:p-5">
        <BookingHead booking={payment} way={payment.method ?? 'no method yet'} />
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
          <Badge variant={TONES[flow] ?? 'neutral'}>{flow.replaceAll('_', ' ')}</Badge>
          {payment.failure && (
            <Badge variant="destructive">{payment.failure.replaceAll('_', ' ')}</Badge>
          )}
          <Badge variant="outline">order {payment.orderStatus}</Badge>
          <Badge variant="outline">payment {payment.state}</Badge>
          <Badge>{tenant}</Badge>
        </p>
        <Deadlines payment={payment} isSelfDeciding={isSelfDeciding} />
        {payment.late && <LateMoney late={payment.late} />}
        {payment.lateForChanges.map((late) => (
          <LateMoney key={late.order} late={late} changedBy={late} />
        ))}
        <div className="mt-4 flex flex-wrap items-end gap-4 empty:hidden">
          {proof && <ProofPicture proof={proof} />}
          <DecisionBar payment={payment} />
        </div>
      </article>
    </Card>
  )
}

type LateMoneyProps = {
  late: NonNullable<Payment['late']>
  /** The order that was to pay for a change; absent if the booking itself was paid late. */
  changedBy?: Payment['lateForChanges'][number]
}

function LateMoney({ late, changedBy }: LateMoneyProps) {
  const { nowMs } = useClock()
  if (nowMs === null) return null
  const text = lateMoneyText(late, nowMs)
  return (
    <p className="mt-2 text-sm text-muted-foreground tabular">
      {changedBy === undefined ? (
        text
      ) : (
        <OrderInText
          text={`for its change by ${changedBy.confirmationNumber}: ${text}`}
          of={changedBy}
        />
      )}
    </p>
  )
}

function Deadlines({ payment: { expiresAt, settlesAt, flow }, isSelfDeciding }: PaymentCardProps) {
  const { nowMs } = useClock()
  if (nowMs === null || flow === 'succeeded') return null
  const lines: string[] = []
  if (isSelfDeciding && settlesAt && Date.parse(settlesAt) > nowMs)
    lines.push(`decided by itself in ${spanOf(settlesAt, nowMs)}`)
  if (expiresAt && Date.parse(expiresAt) > nowMs)
    lines.push(`lapses in ${spanOf(expiresAt, nowMs)}, at ${utcText(expiresAt, nowMs)} UTC`)
  if (lines.length === 0) return null
  return <p className="mt-2 text-sm text-muted-foreground tabular">{lines.join('; ')}</p>
}

const spanOf = (instant: string, nowMs: number) => spanText((Date.parse(instant) - nowMs) / 1000)
