import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge, type BadgeProps } from '@selat/ui/badge'

import { knownIn, type Shown } from '../../app/known/known.ts'

type Look = BadgeProps['variant']

const orderLooks: Record<Shown<Schemas['OrderStatus']>, Look> = {
  ENTRY: 'warning',
  POSTED: 'success',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  unknown: 'neutral',
}

const paymentLooks: Record<Shown<Schemas['PaymentState']>, Look> = {
  ordered: 'warning',
  pending: 'warning',
  paid: 'info',
  completed: 'success',
  finished: 'success',
  cancelled: 'neutral',
  unknown: 'neutral',
}

const ticketLooks: Record<Shown<Schemas['TicketState']>, Look> = {
  reserved: 'neutral',
  issued: 'success',
  checked_in: 'info',
  used: 'neutral',
  void: 'destructive',
  unknown: 'neutral',
}

export function OrderStatusBadge({ status }: { status: Schemas['OrderStatus'] }) {
  const { t } = useTranslation('order')
  const known = knownIn(orderLooks, status)
  return <Badge variant={orderLooks[known]}>{t(`status.${known}`)}</Badge>
}

export function PaymentStateBadge({ state }: { state: Schemas['PaymentState'] }) {
  const { t } = useTranslation('payment')
  const known = knownIn(paymentLooks, state)
  return <Badge variant={paymentLooks[known]}>{t(`status.${known}`)}</Badge>
}

export function TicketStateBadge({ state }: { state: Schemas['TicketState'] }) {
  const { t } = useTranslation('ticket')
  const known = knownIn(ticketLooks, state)
  return <Badge variant={ticketLooks[known]}>{t(`status.${known}`)}</Badge>
}
