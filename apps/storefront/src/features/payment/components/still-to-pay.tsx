import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { knownFlow } from '../../../shared/app/known/known-payments.ts'
import { paths } from '../../../shared/app/paths.ts'
import type { PaymentView } from './order-payment.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import { PaymentTimeline } from './payment-timeline.tsx'

/** Shows the state of a payment that still waits for its payer, and links to the payment page. */
export function StillToPay({ view }: { view: PaymentView }) {
  const { t } = useTranslation('payment')
  const { order, payment } = view
  return (
    <PaymentFrame view={view} title={t('waiting.oneTitle')}>
      <PaymentTimeline history={payment.History} now={t(`flow.${knownFlow(payment.Flow)}`)} />
      <Button asChild variant="main" size="lg" className="mt-8">
        <Link to={paths.payment(order.Id)}>{t('page.payNow')}</Link>
      </Button>
    </PaymentFrame>
  )
}
