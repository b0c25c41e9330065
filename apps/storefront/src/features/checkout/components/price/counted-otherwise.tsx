import { useFormat, useTranslation } from '@selat/i18n'

import type { CheckoutValues } from '../../../../shared/trade/checkout/checkout-values.ts'
import { countedOtherwise } from '../../model/count-travellers.ts'
import type { ItemTravel } from '../../model/item-travel.ts'

type CountedOtherwiseProps = { travels: readonly ItemTravel[]; values: CheckoutValues }

/**
 * Lists the travellers whose age on the day of a sailing makes another fare than the booked one; shows nothing if there are
 * none.
 */
export function CountedOtherwise({ travels, values }: CountedOtherwiseProps) {
  const { t } = useTranslation(['order', 'passenger'])
  const format = useFormat()
  const counted = countedOtherwise(values, travels)
  if (counted.length === 0) return null
  return (
    <div className="mt-4 text-sm">
      <h4 className="font-semibold">{t('review.ages')}</h4>
      <ul className="mt-1 flex flex-col gap-1">
        {counted.map(({ itemId, index, name, band, days }) => (
          <li key={`${itemId} ${index} ${band}`}>
            {t('review.ageLine', {
              traveller: name === '' ? t('passenger:form.number', { number: index + 1 }) : name,
              band: t(`passenger:band.${band}`),
              days: format.list(days.map((day) => format.date(day, 'short'))),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
