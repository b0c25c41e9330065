import {
  type AgeBands,
  type AgeRange,
  agesOf,
  type CountedBand,
  type PassengerBand,
} from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { ageRangeText } from '../../kit/age-range-text.ts'

/** Returns the functions that describe the ages of bands. */
export function useAgeTexts() {
  const { t } = useTranslation('passenger')
  const format = useFormat()
  const ofRange = (range: AgeRange): string => ageRangeText(range, t)
  return {
    ofRange,
    /** Returns a text such as “3 to 11 years”, by the ages of an operator. */
    ofBand: (band: PassengerBand, ages: Schemas['AgeBands']): string => {
      const range = (counted: CountedBand) => agesOf(counted, bandsOf(ages))
      if (band !== 'senior') return ofRange(range(band))
      return ofRange({ from: ages.SeniorFrom ?? range('adult').from, to: null })
    },
    /** Returns a text such as “Ages with an operator: infants under 3, children 3 to 11 and adults from 12”. */
    ofOperator: (operator: string, ages: Schemas['AgeBands']): string => {
      const { InfantUntil, ChildUntil, SeniorFrom } = ages
      const said = [
        t('operatorAges.infants', { below: InfantUntil + 1 }),
        ChildUntil > InfantUntil &&
          t('operatorAges.children', { from: InfantUntil + 1, to: ChildUntil }),
        t('operatorAges.adults', { from: ChildUntil + 1 }),
        SeniorFrom !== null && t('operatorAges.seniors', { from: SeniorFrom }),
      ].filter((text) => text !== false)
      return t('operatorAges.note', { operator, ages: format.list(said) })
    },
  }
}

function bandsOf({ InfantUntil, ChildUntil }: Schemas['AgeBands']): AgeBands {
  return { infantUntil: InfantUntil, childUntil: ChildUntil }
}
