import { useFormat, useTranslation } from '@selat/i18n'
import { PricePer } from '@selat/ui/price-per'

import type { TicketForm } from './use-ticket-form.ts'

/** What a phone's bottom bar says: the price of what is chosen, else of one ticket. */
export function TicketBar({ form: { quote, option } }: { form: TicketForm }) {
  const { t } = useTranslation('product')
  const format = useFormat()
  const [price] = quote.prices ?? []
  if (price)
    return (
      <PricePer
        size="sm"
        before={t('price.total')}
        amount={format.money(price.Total, { trimWhole: true })}
      />
    )
  const amount = option.GroupPrice ?? option.Prices?.Adult
  if (!amount) return null
  return (
    <PricePer
      size="sm"
      amount={format.money(amount, { trimWhole: true })}
      per={t(option.GroupPrice ? 'per.group' : 'per.person')}
    />
  )
}
