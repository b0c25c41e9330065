import { DEFAULT_AGE_BANDS, MAX_PASSENGERS, partyBounds } from '@selat/domain'
import type { Party } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { NumberField } from '@selat/ui/number-field'

type PartySteppersProps = { party: Party; onChange: (party: Partial<Party>) => void }

/** The three counts, each within what the others leave. */
export function PartySteppers({ party, onChange }: PartySteppersProps) {
  const { t } = useTranslation(['passenger', 'common'])
  const bounds = partyBounds(party)
  const { infantUntil, childUntil } = DEFAULT_AGE_BANDS
  const rows = [
    { count: 'adults', band: 'adult', hint: t('ages.from', { from: childUntil + 1 }) },
    {
      count: 'children',
      band: 'child',
      hint: t('ages.between', { from: infantUntil + 1, to: childUntil }),
    },
    { count: 'infants', band: 'infant', hint: t('ages.under', { to: infantUntil + 1 }) },
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
            ? t('party.too_many_passengers', { max: MAX_PASSENGERS })
            : t('party.more_infants_than_adults')
        }
        minReason={
          count === 'adults' && party.infants >= party.adults && party.adults > 1
            ? t('party.more_infants_than_adults')
            : t('party.no_adult')
        }
      />
    )
  })
}
