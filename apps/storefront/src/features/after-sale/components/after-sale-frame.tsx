import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { PageHeading } from '@selat/ui/page-heading'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'

import { knownOrderStatus } from '../../../shared/app/known/known-orders.ts'
import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { paths } from '../../../shared/app/paths.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { isUnknownOrder } from '../../../shared/trade/order/is-unknown-order.ts'
import { OrderNotFound } from '../../../shared/trade/order/order-not-found.tsx'
import { useOrderParam } from '../../../shared/trade/order/order-param.ts'
import { bookingQuery, ticketsQuery } from '../../../shared/trade/order/order-queries.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

export type Sold = { order: Schemas['Order']; tickets: Schemas['TicketList'] }

export type AfterSaleFrameProps = {
  title: string
  lead: string
  children: (sold: Sold) => ReactNode
}

/**
 * Frames a page that changes a booking: it loads the booking and its tickets, and shows the page only if the booking is paid.
 */
export function AfterSaleFrame(props: AfterSaleFrameProps) {
  const param = useOrderParam()
  if (param.kind !== 'order') return <OrderNotFound />
  return <Frame key={param.id} {...props} orderId={param.id} />
}

function Frame({ orderId, title, lead, children }: AfterSaleFrameProps & { orderId: string }) {
  const { t } = useTranslation('order')
  const booking = useQuery(bookingQuery(orderId))
  const tickets = useQuery(ticketsQuery(orderId))
  const now = readSold(booking.data, tickets.data)
  // The page must stay after it has cancelled the booking, because it still has to say what was done. If the booking was
  // cancelled elsewhere, the page shows `EndedMeanwhile`.
  const [opened, setOpened] = useState<Sold | null>(null)
  if (now && isPaid(now.order) && opened === null) setOpened(now)
  if (isUnknownOrder(booking.error)) return <OrderNotFound />
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 md:py-12">
      <PageMeta title={title} />
      <Button asChild variant="link" className="mb-4 min-h-11">
        <Link to={paths.orderDetail(orderId)}>
          {t('afterSale.back', { number: booking.data?.ConfirmationNumber ?? '' })}
        </Link>
      </Button>
      <PageHeading lead={lead}>{title}</PageHeading>
      <div className="mt-8">
        {opened ? (
          children(now ?? opened)
        ) : (
          <QueryState query={booking} skeleton={<AfterSaleSkeleton />}>
            {(order) =>
              isPaid(order) ? (
                <QueryState query={tickets} skeleton={<AfterSaleSkeleton />}>
                  {() => <AfterSaleSkeleton />}
                </QueryState>
              ) : (
                <NothingToDo order={order} />
              )
            }
          </QueryState>
        )}
      </div>
    </div>
  )
}

/** Whether an order is paid, and is not one that only pays for a change. */
export function isPaid({ Status, ChangeOf }: Schemas['Order']): boolean {
  return Status === 'POSTED' && ChangeOf === null
}

function readSold(order: Schemas['Order'] | undefined, tickets: Schemas['TicketList'] | undefined) {
  return order && tickets ? { order, tickets } : null
}

/** Says, in place of a choice, that the booking was cancelled elsewhere. It takes the focus, because the choice had it. */
export function EndedMeanwhile({ order }: { order: Schemas['Order'] }) {
  const place = useFocusOnArrival<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <NothingToDo order={order} />
    </div>
  )
}

function NothingToDo({ order }: { order: Schemas['Order'] }) {
  const { t } = useTranslation('order')
  return (
    <Alert
      title={t('afterSale.notNow')}
      action={
        <Button asChild variant="outline" size="sm">
          <Link to={paths.orderDetail(order.ChangeOf ?? order.Id)}>{t('detail.toBooking')}</Link>
        </Button>
      }
    >
      {t('afterSale.notNowBody', { status: t(`status.${knownOrderStatus(order.Status)}`) })}
    </Alert>
  )
}

function AfterSaleSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-20 rounded-xl" />
      <Skeleton className="h-64 rounded-xl" />
    </div>
  )
}
