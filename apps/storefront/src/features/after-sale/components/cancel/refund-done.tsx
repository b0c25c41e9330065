import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { paths } from '../../../../shared/app/paths.ts'
import { RefundProgress } from '../../../../shared/trade/order/refund-progress.tsx'
import { useFocusOnArrival } from '../use-focus-on-arrival.ts'

/** It is cancelled: what that means, and the money on its way. */
export function RefundDone({ refund }: { refund: Schemas['Refund'] }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const heading = useFocusOnArrival()
  return (
    <section aria-labelledby="refund-done" className="flex flex-col gap-6">
      <h2 id="refund-done" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('cancelBooking.done')}
      </h2>
      <Alert variant="success">
        {refund.Amount.Amount > 0
          ? t('cancelBooking.doneBody', { amount: format.money(refund.Amount) })
          : t('cancelBooking.doneNothing')}
      </Alert>
      {refund.Amount.Amount > 0 && <RefundProgress refund={refund} />}
      <Button asChild size="lg" className="self-start">
        <Link to={paths.orderDetail(refund.Order)}>{t('detail.toBooking')}</Link>
      </Button>
    </section>
  )
}
