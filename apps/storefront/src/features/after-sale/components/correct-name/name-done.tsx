import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { paths } from '../../../../shared/app/paths.ts'
import { useFocusOnArrival } from '../use-focus-on-arrival.ts'

export type NameDoneProps = { orderId: string; name: string; onAgain?: () => void }

/** The name is right now, and what that means for tickets that were printed. */
export function NameDone({ orderId, name, onAgain }: NameDoneProps) {
  const { t } = useTranslation('order')
  const heading = useFocusOnArrival()
  return (
    <section aria-labelledby="name-done" className="flex flex-col gap-6">
      <h2 id="name-done" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('correctName.done')}
      </h2>
      <Alert variant="success">{t('correctName.doneBody', { name })}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button asChild size="lg">
          <Link to={paths.orderDetail(orderId)}>{t('detail.toBooking')}</Link>
        </Button>
        {onAgain && (
          <Button variant="outline" size="lg" onClick={onAgain}>
            {t('correctName.again')}
          </Button>
        )}
      </div>
    </section>
  )
}
