import { useFormat, useTranslation } from '@selat/i18n'
import { PricePer } from '@selat/ui/price-per'

import type { TripForm } from './use-trip-form.ts'

/** What a phone's bottom bar says: the price of what is chosen, else of one adult. */
export function TripBar({ form: { quote, type } }: { form: TripForm }) {
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
  return (
    <PricePer
      size="sm"
      amount={format.money(type.Prices.Adult, { trimWhole: true })}
      per={t('per.person')}
    />
  )
}
