import { useFormat, useTranslation } from '@selat/i18n'

import { OptionPicker } from '../../../shared/trade/product/option-picker.tsx'
import type { TripForm } from './use-trip-form.ts'

/** Lists the types, each with its price, its unit, and the places that are left on the chosen day. */
export function TypeField({ form }: { form: TripForm }) {
  const { t } = useTranslation('package')
  const format = useFormat()
  const { product, type, choice, days } = form
  const soldOut = (code: string) =>
    days.get(code)?.Left === 0 && choice.date !== undefined
      ? t('form.soldOutOn', { date: format.date(choice.date, 'short') })
      : undefined
  return (
    <OptionPicker
      legend={t('form.type')}
      value={type.Code}
      onChange={(code) => form.choose({ type: code })}
      options={product.Types.map(({ Code, Name, Basis, Prices, MinOrder, MaxOrder }) => ({
        code: Code,
        name: Name,
        hint: [Basis, t('form.bounds', { min: MinOrder, max: MaxOrder }), soldOut(Code)]
          .filter(Boolean)
          .join(' · '),
        price: { amount: Prices.Adult, per: 'person' as const },
        // A type without places says so in its hint instead of a count, because another day may have some.
        left: days.get(Code)?.Left || null,
      }))}
    />
  )
}
