import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'
import type { BadgeProps } from '@selat/ui/badge'

type Look = BadgeProps['variant']

const orderLooks: Record<Schemas['OrderStatus'], Look> = {
  ENTRY: 'warning',
  POSTED: 'success',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
}

const paymentLooks: Record<Schemas['PaymentState'], Look> = {
  ordered: 'warning',
  pending: 'warning',
  paid: 'info',
  completed: 'success',
  finished: 'success',
  cancelled: 'neutral',
}

const ticketLooks: Record<Schemas['TicketState'], Look> = {
  reserved: 'neutral',
  issued: 'success',
  checked_in: 'info',
  used: 'neutral',
  void: 'destructive',
}

export function OrderStatusBadge({ status }: { status: Schemas['OrderStatus'] }) {
  const { t } = useTranslation('order')
  return <Badge variant={orderLooks[status]}>{t(`status.${status}`)}</Badge>
}

export function PaymentStateBadge({ state }: { state: Schemas['PaymentState'] }) {
  const { t } = useTranslation('payment')
  return <Badge variant={paymentLooks[state]}>{t(`status.${state}`)}</Badge>
}

export function TicketStateBadge({ state }: { state: Schemas['TicketState'] }) {
  const { t } = useTranslation('ticket')
  return <Badge variant={ticketLooks[state]}>{t(`status.${state}`)}</Badge>
}
