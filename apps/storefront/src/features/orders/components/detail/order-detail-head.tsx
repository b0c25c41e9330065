import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { PageHeading } from '@selat/ui/page-heading'
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
  return (
    <>
      <PageHeading
        ref={heading}
        eyebrow={t('detail.title')}
        actions={order.Status === 'POSTED' && <TicketActions order={order} />}
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
        <Axis name={t('detail.ticketAxis')}>
          <TicketStates order={order} />
        </Axis>
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

/** Shows the states of the tickets, which can differ. Before there are tickets, the order's own state decides what is shown. */
function TicketStates({ order }: { order: Pick<Schemas['Order'], 'Id' | 'Status'> }) {
  const isPosted = order.Status === 'POSTED'
  const { data } = useQuery({ ...ticketsQuery(order.Id), enabled: isPosted })
  const all = data ? [...data.Items, ...data.Vouchers] : []
  const states = new Set(all.map(({ State }) => State))
  if (states.size === 0) return <TicketStateBadge state={isUnpaid(order) ? 'reserved' : 'void'} />
  return [...states].map((state) => <TicketStateBadge key={state} state={state} />)
}

function isUnpaid({ Status }: Pick<Schemas['Order'], 'Status'>): boolean {
  return Status === 'ENTRY' || Status === 'POSTED'
}
