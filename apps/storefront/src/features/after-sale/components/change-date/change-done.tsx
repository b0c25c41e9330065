import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { paths } from '../../../../shared/app/paths.ts'
import { useDestinationText } from '../../../../shared/trade/order/use-destination-text.ts'
import { useFocusOnArrival } from '../use-focus-on-arrival.ts'

/** Says that the tickets have moved, and what to do with printed ones. */
export function ChangeDone({ quote }: { quote: Schemas['ChangeQuote'] }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const destination = useDestinationText()
  const heading = useFocusOnArrival()
  const { New, PassengerNames, RefundDue, Destination } = quote
  return (
    <section aria-labelledby="change-done" className="flex flex-col gap-6">
      <h2 id="change-done" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('changeDate.done')}
      </h2>
      <div>
        <p className="text-xl font-bold tabular">{format.localDateTime(New.DepartsAt)}</p>
        <p className="text-muted-foreground">
          {New.Vessel} · {format.list(PassengerNames)}
        </p>
      </div>
      <Alert variant="success">{t('changeDate.doneBody')}</Alert>
      {RefundDue.Amount > 0 && (
        <p>
          <span className="font-semibold">
            {t('changeDate.doneBack', { amount: format.money(RefundDue) })}
          </span>{' '}
          {destination(Destination)}
        </p>
      )}
      <Button asChild size="lg" className="self-start max-sm:w-full">
        <Link to={paths.orderDetail(quote.Order)}>{t('detail.toBooking')}</Link>
      </Button>
    </section>
  )
}
