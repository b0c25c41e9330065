import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { useDestinationText } from './use-destination-text.ts'

type Sum = Pick<Schemas['RefundQuote'], 'Paid' | 'Total' | 'Destination'>

/** Paid, kept, and what comes back where. */
export function RefundSum({ quote: { Paid, Total, Destination } }: { quote: Sum }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const destination = useDestinationText()
  const kept = { ...Paid, Amount: Paid.Amount - Total.Amount }
  return (
    <dl className="rounded-xl bg-muted/60 p-5">
      <Row name={t('cancelBooking.paid')} value={format.money(Paid)} />
      <Row name={t('cancelBooking.kept')} value={format.money(kept)} />
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-border pt-3">
        <dt className="text-lg font-semibold">{t('cancelBooking.backTotal')}</dt>
        <dd className="text-2xl font-bold tabular">{format.money(Total)}</dd>
        {Total.Amount > 0 && (
          <dd className="basis-full text-muted-foreground">{destination(Destination)}</dd>
        )}
      </div>
    </dl>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-0.5">
      <dt>{name}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  )
}
