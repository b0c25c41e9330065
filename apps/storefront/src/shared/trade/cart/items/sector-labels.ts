import type { TFunction } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { tripTypeOf } from './ferry-trip.ts'

/** Returns “Outbound” and “Return”, or the numbers of the sectors; nothing for a single sector. */
export function sectorLabels(
  ferry: Schemas['FerryItem'],
  t: TFunction<['item', 'ferry', 'passenger']>,
): string[] {
  if (ferry.Sectors.length < 2) return []
  if (tripTypeOf(ferry) !== 'multi_city')
    return [t('ferry:results.outbound'), t('ferry:results.return')]
  return ferry.Sectors.map((_, index) => t('ferry:search.sector', { number: index + 1 }))
}
