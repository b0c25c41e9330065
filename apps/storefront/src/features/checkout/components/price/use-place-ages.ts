import {
  agesOf,
  type CountedBand,
  DEFAULT_AGE_BANDS,
  haveSameAges,
  type TravelSector,
} from '@selat/domain'
import { useTranslation } from '@selat/i18n'

import { useAgeTexts } from '../../../../shared/trade/ferry/use-age-texts.ts'

type Sector = Pick<TravelSector, 'bands' | 'operator'>

/**
 * Returns the function that says which ages a place of a trip is for, by the ages of the operator of its first sector.
 * It returns nothing for an adult's place with the usual ages, and nothing if no operator is named.
 */
export function usePlaceAges(): (
  band: CountedBand,
  sector: Sector | undefined,
) => string | undefined {
  const { t } = useTranslation('passenger')
  const { ofRange } = useAgeTexts()
  return (band, sector) => {
    if (sector?.operator === undefined) return undefined
    const { bands, operator } = sector
    if (band === 'adult' && haveSameAges(bands, DEFAULT_AGE_BANDS)) return undefined
    const ages = ofRange(agesOf(band, bands))
    return t('operatorAges.booked', { band: t(`band.${band}`), ages, operator })
  }
}
