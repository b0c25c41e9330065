import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { PageHeading } from '@selat/ui/page-heading'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode, RefObject } from 'react'

import {
  OrderStatusBadge,
  PaymentStateBadge,
  TicketStateBadge,
} from '../../../../shared/trade/order/order-badges.tsx'
import { ticketsQuery } from '../../../../shared/trade/order/order-queries.ts'
import { TicketActions } from '../../../../shared/trade/ticket/ticket-actions.tsx'

export type OrderDetailHeadProps = {
  order: Schemas['Order']
  heading: RefObject<HTMLHeadingElement | null>
}

/** Shows the number of the order, and its three states: order, payment and tickets. */
export function OrderDetailHead({ order, heading }: OrderDetailHeadProps) {
  const { t } = useTranslation('order')
  // The order of a change has no tickets, so states of tickets would be taken for those of the booking.
  const hasOwnTickets = order.ChangeOf === null
  return (
    <>
      <PageHeading
        ref={heading}
        eyebrow={t('detail.title')}
        actions={order.Status === 'POSTED' && hasOwnTickets && <TicketActions order={order} />}
      >
        <span className="tabular">{order.ConfirmationNumber}</span>
      </PageHeading>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        <Axis name={t('detail.orderAxis')}>
          <OrderStatusBadge status={order.Status} />
        </Axis>
        <Axis name={t('detail.paymentAxis')}>
          <PaymentStateBadge state={order.Payment.State} />
        </Axis>
        {hasOwnTickets && <TicketAxis order={order} />}
      </dl>
    </>
  )
}

function Axis({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2.5">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="flex flex-wrap gap-1.5">{children}</dd>
    </div>
  )
}

/**
 * Shows the states of the tickets, which can differ. An order that is not paid, or is over, has no tickets to load: its status
 * decides. Nothing is said of a paid order whose tickets are not known.
 */
function TicketAxis({ order }: { order: Pick<Schemas['Order'], 'Id' | 'Status'> }) {
  const { t } = useTranslation('order')
  const isPosted = order.Status === 'POSTED'
  const { data, isPending, isFetching } = useQuery({ ...ticketsQuery(order.Id), enabled: isPosted })
  const states = new Set([...(data?.Items ?? []), ...(data?.Vouchers ?? [])].map(stateOf))
  const name = t('detail.ticketAxis')
  if (!isPosted && states.size === 0)
    return (
      <Axis name={name}>
        <TicketStateBadge state={order.Status === 'ENTRY' ? 'reserved' : 'void'} />
      </Axis>
    )
  if (isPending && isFetching)
    return (
      <Axis name={name}>
        <Skeleton className="h-6 w-20 rounded-full" />
      </Axis>
    )
  if (states.size === 0) return null
  return (
    <Axis name={name}>
      {[...states].map((state) => (
        <TicketStateBadge key={state} state={state} />
      ))}
    </Axis>
  )
}

function stateOf({ State }: { State: Schemas['TicketState'] }): Schemas['TicketState'] {
  return State
}
