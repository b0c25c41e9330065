import {
  type AgeBands,
  agesOf,
  type CountedBand,
  DEFAULT_AGE_BANDS,
  MAX_PASSENGERS,
  type Party,
  partyBounds,
} from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { NumberField } from '@selat/ui/number-field'

import { useAgeTexts } from './use-age-texts.ts'

type PartySteppersProps = {
  party: Party
  /**
   * The ages of the operator of the first sector, who decides how travellers are counted; the usual ages while it is
   * unknown.
   */
  ages?: AgeBands
  onChange: (party: Partial<Party>) => void
}

/** Asks for the three counts, each within the limits that the others leave. */
export function PartySteppers({ party, ages = DEFAULT_AGE_BANDS, onChange }: PartySteppersProps) {
  const { t } = useTranslation(['passenger', 'common'])
  const { ofRange } = useAgeTexts()
  const bounds = partyBounds(party)
  const hintOf = (band: CountedBand) => ofRange(agesOf(band, ages))
  const rows = [
    { count: 'adults', band: 'adult', hint: hintOf('adult') },
    { count: 'children', band: 'child', hint: hintOf('child') },
    { count: 'infants', band: 'infant', hint: hintOf('infant') },
  ] as const
  return rows.map(({ count, band, hint }) => {
    const label = t(`bandPlural.${band}`)
    const isFull = party.adults + party.children + party.infants >= MAX_PASSENGERS
    return (
      <NumberField
        key={count}
        label={label}
        hint={hint}
        value={party[count]}
        onValueChange={(value) => onChange({ [count]: value })}
        {...bounds[count]}
        decreaseLabel={t('common:action.decrease', { what: label })}
        increaseLabel={t('common:action.increase', { what: label })}
        maxReason={
          isFull
            ? t('issue.too_many_passengers', { max: MAX_PASSENGERS })
            : t('issue.more_infants_than_adults')
        }
        minReason={
          count === 'adults' && party.infants >= party.adults && party.adults > 1
            ? t('issue.more_infants_than_adults')
            : t('issue.no_adult')
        }
      />
    )
  })
}
