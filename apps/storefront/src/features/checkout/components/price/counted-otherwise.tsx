import { bandsToPrice, type PassengerBand } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'

import { type CheckoutValues, sourceOf } from '../../../../shared/trade/checkout/checkout-values.ts'
import { nameOf, toDraft } from '../../../../shared/trade/passenger/passenger-details.ts'
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

/** A traveller whose age makes another band than the booked one on some days. */
type CountedTraveller = {
  readonly itemId: string
  /** The place in the party; the first is 0. */
  readonly index: number
  /** The name as the passport prints it, as far as it is typed. */
  readonly name: string
  readonly band: PassengerBand
  readonly days: readonly string[]
}

/** Lists the travellers who pay another band than the booked one, with the days, in the order of the page. */
function countedOtherwise(
  values: Pick<CheckoutValues, 'passengers' | 'sameAs'>,
  travels: readonly ItemTravel[],
): CountedTraveller[] {
  return travels.flatMap(({ itemId, sectors }) =>
    (values.passengers[sourceOf(itemId, values)] ?? []).flatMap((passenger, index) => {
      const { band: bookedBand, dateOfBirth } = passenger
      const bands = bandsToPrice({ bookedBand, dateOfBirth }, sectors)
      const others = [...new Set(bands)].filter((band) => band !== bookedBand)
      return others.map((band) => ({
        itemId,
        index,
        name: nameOf(toDraft(passenger)),
        band,
        days: [
          ...new Set(sectors.flatMap(({ departsOn }, at) => (bands[at] === band ? departsOn : []))),
        ],
      }))
    }),
  )
}
