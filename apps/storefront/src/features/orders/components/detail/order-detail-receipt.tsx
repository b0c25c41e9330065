import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { bookingToken } from '../../../../shared/app/booking-access.ts'
import { paths } from '../../../../shared/app/paths.ts'
import { useSessionView } from '../../../../shared/app/session-store.ts'
import { timelineQuery } from '../../api/timeline-query.ts'

/**
 * Shows later payments for changes and the refunds, on their way or arrived, and links to the receipt if the order was
 * paid.
 */
export function OrderDetailReceipt({ order }: { order: Schemas['Order'] }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const { Id, PaidAt, RefundedAmount } = order
  return (
    <>
      <PaidChanges order={order} />
      {RefundedAmount.Amount > 0 && (
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-t border-dashed border-input/60 pt-3">
          <span>{t('detail.refunded')}</span>
          <span className="font-semibold tabular">{format.money(RefundedAmount)}</span>
        </p>
      )}
      {PaidAt !== null && (
        <Button asChild variant="outline" size="sm" className="mt-4">
          <Link to={paths.receipt(Id)}>
            <ReceiptText aria-hidden />
            {t('receipt.title')}
          </Link>
        </Button>
      )}
    </>
  )
}

/**
 * Adds later payments for changes of date to the price of an order, which does not include them; renders nothing
 * without such a change.
 */
function PaidChanges({ order }: { order: Schemas['Order'] }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const { data } = useQuery({ ...timelineQuery(order), enabled: order.PaidAt !== null })
  const changes = paidChanges(data?.Items ?? [])
  if (changes.length === 0) return null
  const { TotalAmount } = order
  const paid = changes.reduce((sum, { amount }) => sum + amount.Amount, TotalAmount.Amount)
  return (
    <dl className="mt-3 flex flex-col gap-1.5 border-t border-dashed border-input/60 pt-3">
      {changes.map((change) => (
        <Row key={change.order} name={<ChangeLink change={change} />}>
          {format.money(change.amount)}
        </Row>
      ))}
      <Row name={t('detail.paidInAll')}>{format.money({ ...TotalAmount, Amount: paid })}</Row>
    </dl>
  )
}

/** Links to the order by which a change was paid, unless this visitor cannot open it. */
function ChangeLink({ change: { order } }: { change: PaidChange }) {
  const { t } = useTranslation('order')
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const name = t('detail.paidForChange')
  if (!isLoggedIn && bookingToken(order) === undefined) return name
  return (
    <Link
      to={paths.orderDetail(order)}
      className="inline-flex min-h-6 items-center text-brand-text underline underline-offset-4"
    >
      {name}
    </Link>
  )
}

function Row({ name, children }: { name: ReactNode; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{name}</dt>
      <dd className="font-semibold tabular">{children}</dd>
    </div>
  )
}

type PaidChange = {
  /** The id of the order by which it was paid. */
  order: string
  amount: Schemas['Money']
}

/** Returns the changes of date that were paid for and have happened, in the order in which they happened. */
function paidChanges(moments: readonly Schemas['OrderMoment'][]): PaidChange[] {
  const amounts = new Map(
    moments.flatMap(({ Event, Change, Amount }) =>
      Event === 'change_requested' && Change !== null && Amount !== null
        ? [[Change, Amount] as const]
        : [],
    ),
  )
  return moments.flatMap(({ Event, Change }) => {
    const amount = Event === 'change_confirmed' && Change !== null && amounts.get(Change)
    return amount ? [{ order: Change, amount }] : []
  })
}
