import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'

/** Said before one confirms: changes that wait for their payment end with it. */
export function CallsOffNote({ orders }: { orders: readonly string[] }) {
  const { t } = useTranslation('order')
  if (orders.length === 0) return null
  return (
    <Alert variant="warning" title={t('afterSale.callsOff', { count: orders.length })}>
      {t('afterSale.callsOffBody')}
    </Alert>
  )
}
