import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas, UnknownValue } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useHouseZone } from '../../../shared/trade/agency/use-zone.ts'

/** Says what has become of a quotation and what has to be done; renders nothing while it waits for its customer. */
export function QuotationStatusNote({ quotation }: { quotation: Schemas['Quotation'] }) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const zone = useHouseZone()
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
      return (
        <Alert
          variant="success"
          title={t('state.booked')}
          action={
            Order !== null && (
              <Button asChild variant="outline" size="sm">
                <Link to={paths.historyOrder(Order)}>{t('page.toOrder')}</Link>
              </Button>
            )
          }
        >
          {t('page.bookedBody')}
        </Alert>
      )
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
