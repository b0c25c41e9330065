import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas, UnknownValue } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useTenantZone } from '../../../shared/trade/agency/use-zone.ts'
import { bookingQuery } from '../../../shared/trade/order/order-queries.ts'

/** Says what has become of a quotation and what has to be done; renders nothing while it waits for its customer. */
export function QuotationStatusNote({ quotation }: { quotation: Schemas['Quotation'] }) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const zone = useTenantZone()
  const { State, Customer, AcceptedAt, Order } = quotation
  switch (State) {
    case 'sent':
      return null
    case 'accepted':
      return (
        <Alert
          variant="success"
          title={t('page.acceptedAt', {
            name: Customer?.Name ?? t('page.someone'),
            time: AcceptedAt === null ? '' : format.instant(AcceptedAt, zone),
          })}
        >
          {t('page.acceptedBody')}
        </Alert>
      )
    case 'booked':
      return <OrderedNote order={Order} />
    case 'lapsed':
      return (
        <Alert variant="warning" title={t('state.lapsed')}>
          {t('page.lapsedBody')}
        </Alert>
      )
    case 'cancelled':
      return (
        <Alert variant="info" title={t('state.cancelled')}>
          {t('page.cancelledBody')}
        </Alert>
      )
  }
  State satisfies UnknownValue
  return null
}

type OrderedNoteProps = { order: Schemas['Quotation']['Order'] }

/**
 * Says that an order was placed from a quotation, and until when it waits for its payment. The order is loaded, because
 * the quotation does not contain the payment. Until then, the note says only what is true of paid and unpaid orders.
 */
function OrderedNote({ order }: OrderedNoteProps) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const zone = useTenantZone()
  const { data } = useQuery({ ...bookingQuery(order ?? ''), enabled: order !== null })
  const isUnpaid = data?.Status === 'ENTRY'
  const isCancelled = data?.Status === 'CANCELLED'
  return (
    <Alert
      variant={isUnpaid || isCancelled ? 'warning' : 'success'}
      title={t(titleOf({ isUnpaid, isCancelled }))}
      action={
        order !== null && (
          <Button asChild variant="outline" size="sm">
            <Link to={paths.historyOrder(order)}>{t('page.toOrder')}</Link>
          </Button>
        )
      }
    >
      {isUnpaid && data.ExpiresAt !== null
        ? t('page.unpaidBody', { time: format.instant(data.ExpiresAt, zone) })
        : t('page.bookedBody')}
    </Alert>
  )
}

function titleOf({ isUnpaid, isCancelled }: { isUnpaid: boolean; isCancelled: boolean }) {
  if (isUnpaid) return 'page.unpaidTitle'
  return isCancelled ? 'page.orderCancelledTitle' : 'state.booked'
}
