import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { useDestinationText } from '../../../../shared/trade/order/use-destination-text.ts'
import { QuoteSum } from '../quote-sum.tsx'

type Sum = Pick<Schemas['RefundQuote'], 'Paid' | 'Total' | 'Destination'>

/** Paid, kept, and what comes back where. */
export function RefundSum({ quote: { Paid, Total, Destination } }: { quote: Sum }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const destination = useDestinationText()
  const kept = { ...Paid, Amount: Paid.Amount - Total.Amount }
  return (
    <QuoteSum
      lines={[
        { name: t('cancelBooking.paid'), value: format.money(Paid) },
        { name: t('cancelBooking.kept'), value: format.money(kept) },
      ]}
      total={{ name: t('cancelBooking.backTotal'), value: format.money(Total) }}
      note={Total.Amount > 0 && destination(Destination)}
    />
  )
}
