import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'

import type { PaymentView } from './order-payment.tsx'
import { PaymentFrame } from './payment-frame.tsx'

/** A step that the API has and this site does not know: nothing to do is offered, and the frame leads to the booking. */
export function UnknownPayment({ view }: { view: PaymentView }) {
  const { t } = useTranslation(['payment', 'common'])
  return (
    <PaymentFrame view={view} title={t('flow.unknown')}>
      <p className="max-w-2xl text-pretty">{t('page.unknownBody')}</p>
      <Button variant="main" size="lg" className="mt-6" onClick={view.askAgain}>
        {t('common:action.reload')}
      </Button>
    </PaymentFrame>
  )
}
