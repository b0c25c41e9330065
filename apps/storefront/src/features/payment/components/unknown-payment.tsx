import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import type { PaymentView } from './order-payment.tsx'
import { PaymentFrame } from './payment-frame.tsx'

/** Shows a payment in a step that this site does not know: it offers no action, only the link to the booking. */
export function UnknownPayment({ view }: { view: PaymentView }) {
  const { t } = useTranslation(['payment', 'common'])
  return (
    <PaymentFrame view={view} title={t('flow.unknown')}>
      <p className="max-w-2xl text-pretty">{t('page.unknownBody')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="main" size="lg" onClick={view.askAgain}>
          {t('common:action.reload')}
        </Button>
        <Button asChild variant="outline" size="lg">
          <Link to={paths.orderDetail(view.order.Id)}>{t('change.booking')}</Link>
        </Button>
      </div>
    </PaymentFrame>
  )
}
