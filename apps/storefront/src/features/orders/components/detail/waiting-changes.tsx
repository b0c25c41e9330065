import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../../../shared/app/paths.ts'
import { isUnknownOrder } from '../../../../shared/trade/order/is-unknown-order.ts'
import { followedBookingQuery } from '../../../../shared/trade/order/order-queries.ts'
import { PaymentBoard } from '../../../../shared/trade/order/payment-board.tsx'
import { useRefreshOrder } from '../../../../shared/trade/order/use-refresh-order.ts'
import { timelineQuery } from '../../api/timeline-query.ts'
import { type WaitingChange, waitingChanges } from '../../model/waiting-change.ts'

/** Lists changes of date whose difference is not paid yet, with what they wait for and the link to pay. */
export function WaitingChanges({ order }: { order: Schemas['Order'] }) {
  const { data } = useQuery(timelineQuery(order))
  const refresh = useRefreshOrder(order.Id)
  const waiting = waitingChanges(data?.Items ?? [])
  if (waiting.length === 0) return null
  return (
    <div className="flex flex-col gap-4">
      {waiting.map((change) => (
        <Waiting key={change.order} change={change} onOver={refresh} />
      ))}
    </div>
  )
}

function Waiting({ change, onOver }: { change: WaitingChange; onOver: () => void }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const paying = useQuery(followedBookingQuery(change.order))
  const { data: order } = paying
  const isOver = order !== undefined && order.Status !== 'ENTRY'
  // The change was paid or has expired, here or elsewhere, so the tickets may have changed.
  useEffect(() => {
    if (isOver) onOver()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it runs once, even if the caller passes another function
  }, [isOver])
  const amount = format.money(change.amount)
  const what = <ChangedTo change={change} />
  if (isOver) return null
  if (order?.Payment.Flow === 'verifying')
    return (
      <Alert
        title={t('manage.waiting')}
        action={
          <Button asChild variant="outline" size="sm">
            <Link to={paths.pendingPayment(change.order)}>{t('detail.seePayment')}</Link>
          </Button>
        }
      >
        {what}
        <p>{t('manage.waitingPaid', { amount })}</p>
      </Alert>
    )
  if (order)
    return (
      <PaymentBoard
        payment={order.Payment}
        atCounter={[]}
        receivedAt={paying.dataUpdatedAt}
        onExpire={() => void paying.refetch()}
        action={
          <>
            <p className="font-semibold">{t('manage.waiting')}</p>
            {what}
            <p className="mt-1 mb-3 text-sm">{t('manage.waitingBody', { amount })}</p>
            <Button asChild variant="main" size="lg" className="w-full">
              <Link to={paths.payment(change.order)}>{t('manage.pay', { amount })}</Link>
            </Button>
          </>
        }
      />
    )
  if (!isUnknownOrder(paying.error)) return null
  return (
    <Alert variant="warning" title={t('manage.waiting')}>
      {what}
      <p>{t('manage.waitingBody', { amount })}</p>
      <p className="mt-1">{t('manage.waitingElsewhere')}</p>
    </Alert>
  )
}

function ChangedTo({ change: { sailing } }: { change: WaitingChange }) {
  const format = useFormat()
  if (!sailing) return null
  return (
    <p className="tabular">
      {[format.localDateTime(sailing.DepartsAt), sailing.Vessel].join(' · ')}
    </p>
  )
}
