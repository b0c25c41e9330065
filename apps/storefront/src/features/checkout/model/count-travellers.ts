import { bandsToPrice } from '@selat/domain'
import type { PassengerBand } from '@selat/domain'

import { sourceOf } from '../../../shared/trade/checkout/checkout-values.ts'
import type { CheckoutValues } from '../../../shared/trade/checkout/checkout-values.ts'
import { nameOf, toDraft } from '../../../shared/trade/passenger/passenger-details.ts'
import type { ItemTravel } from './item-travel.ts'

/** A traveller whose age makes another band than the booked one on some days. */
export type CountedTraveller = {
  readonly itemId: string
  /** The place in the party; the first is 0. */
  readonly index: number
  /** The name as the passport prints it, as far as it is typed. */
  readonly name: string
  readonly band: PassengerBand
  readonly days: readonly string[]
}

/** Lists the travellers who pay another band than the booked one, with the days, in the order of the page. */
export function countedOtherwise(
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
