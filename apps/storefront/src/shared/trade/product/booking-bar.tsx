import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { PricePer } from '@selat/ui/price-per'

import { usePriceKindText } from '../price/use-price-kind-text.ts'
import type { QuoteState } from './use-quote.ts'

export type BookingBarProps = {
  quote: QuoteState
  /** The price of one, and its unit; it is shown until there is a price of the choice. */
  from?: { amount: Schemas['Money']; per: string } | null
}

/** Shows the price in a phone's bottom bar: that of the choice, else that of one. */
export function BookingBar({ quote, from }: BookingBarProps) {
  const { t } = useTranslation('product')
  const format = useFormat()
  const money = (amount: Schemas['Money']) => format.money(amount)
  const [price] = quote.prices ?? []
  const kind = usePriceKindText()
  const withKind = (text: string) => [text, kind].filter(Boolean).join(' · ')
  if (price)
    return <PricePer size="sm" before={withKind(t('price.total'))} amount={money(price.Total)} />
  return from ? <PricePer size="sm" amount={money(from.amount)} per={withKind(from.per)} /> : null
}
