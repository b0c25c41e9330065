import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas, UnknownValue } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'

import { useTenantZone } from '../../../shared/trade/agency/use-zone.ts'
import { OrderedNote } from './ordered-note.tsx'

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
