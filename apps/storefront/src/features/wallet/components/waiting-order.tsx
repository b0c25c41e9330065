import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Link, useSearchParams } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'

const orderId = /^ord_[A-Za-z0-9]{6,24}$/

/** Returns the order of the address whose payment led to the top-up; undefined if there is none. */
export function useWaitingOrder(): string | undefined {
  const order = useSearchParams()[0].get('order')
  return order !== null && orderId.test(order) ? order : undefined
}

/** Leads back to the payment of the order for which the wallet is topped up, because the order is lost unless it is paid. */
export function WaitingOrder() {
  const { t } = useTranslation('wallet')
  const order = useWaitingOrder()
  if (order === undefined) return null
  return (
    <Alert
      className="mb-6 print:hidden"
      action={
        <Button asChild variant="outline" size="sm">
          <Link to={paths.payment(order)}>{t('form.backToPayment')}</Link>
        </Button>
      }
    >
      {t('form.orderWaits')}
    </Alert>
  )
}
