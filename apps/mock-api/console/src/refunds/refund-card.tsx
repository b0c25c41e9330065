import { Badge } from '@selat/ui/badge'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'

import { useAct } from '../api/console-context.ts'
import { useClock } from '../clock/use-clock.ts'
import { BookingHead } from '../shared/booking-head.tsx'
import { FailureNote } from '../shared/failure-note.tsx'
import { spanText, utcText } from '../shared/instant-text.ts'
import { OrderInText } from '../shared/order-link.tsx'
import { changedText, destinationText, LATE, type Refund } from './refund-text.ts'

export function RefundCard({ refund }: { refund: Refund }) {
  const { id, confirmationNumber, tenant, state } = refund
  const complete = useAct(({ refunds }) => refunds.complete(id), {
    said: () => `The money of ${confirmationNumber} is there`,
  })
  return (
    <Card asChild>
      <article aria-label={`Refund of ${confirmationNumber}`} className="p-4 sm:p-5">
        <BookingHead booking={refund} way={refund.method ?? 'no method'} />
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
          <Badge variant={state === 'completed' ? 'success' : 'warning'}>
            {state === 'completed' ? 'arrived' : 'on the way'}
          </Badge>
          {refund.isLate && <Badge variant="outline">{LATE}</Badge>}
          <Badge>{tenant}</Badge>
        </p>
        <Course refund={refund} />
        {state === 'processing' && (
          <Button size="sm" className="mt-4" onClick={() => complete.mutate()}>
            Money arrives now<span className="sr-only"> for {confirmationNumber}</span>
          </Button>
        )}
        <FailureNote error={complete.error} />
      </article>
    </Card>
  )
}

function Course({ refund }: { refund: Refund }) {
  const { requestedAt, settlesAt, completedAt } = refund
  const { nowMs } = useClock()
  if (nowMs === null) return null
  const changed = changedText(refund)
  const lines = [
    ...(changed === null ? [] : [changed]),
    destinationText(refund),
    `${refund.isLate ? 'owed since' : 'asked for at'} ${utcText(requestedAt, nowMs)} UTC`,
  ]
  if (completedAt !== null) lines.push(`arrived at ${utcText(completedAt, nowMs)} UTC`)
  if (settlesAt !== null && Date.parse(settlesAt) > nowMs) {
    const span = spanText((Date.parse(settlesAt) - nowMs) / 1000)
    lines.push(`arrives by itself in ${span}, at ${utcText(settlesAt, nowMs)} UTC`)
  }
  return (
    <ul className="mt-2 text-sm text-muted-foreground tabular">
      {lines.map((line) => (
        <li key={line}>
          {refund.changeOf ? <OrderInText text={line} of={refund.changeOf} /> : line}
        </li>
      ))}
    </ul>
  )
}
