import { DEFAULT_AGE_BANDS, MAX_PASSENGERS, partyBounds } from '@selat/domain'
import type { FerryCriteria, Party } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Field } from '@selat/ui/field'
import { controlVariants } from '@selat/ui/input'
import { NumberField } from '@selat/ui/number-field'
import { Popover } from '@selat/ui/popover'
import { Select } from '@selat/ui/select'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

export type PartyFieldProps = {
  criteria: FerryCriteria
  onChange: (values: Partial<FerryCriteria>) => void
  classes: readonly Schemas['TravelClass'][]
  className?: string
}

/** Who travels, and in which class. */
export function PartyField({ criteria, onChange, classes, className }: PartyFieldProps) {
  const { t } = useTranslation(['passenger', 'ferry', 'common'])
  const labelId = useId()
  const chosenClass = classes.find(({ Code }) => Code === criteria.classCode)?.Name
  return (
    <div className={`[&>[data-slot=popover]]:block ${className ?? ''}`}>
      <span id={labelId} className="mb-1.5 block text-sm font-semibold">
        {t('party.label')}
      </span>
      <Popover
        label={t('party.label')}
        className="w-80 p-4"
        trigger={
          <button
            type="button"
            id={`${labelId}-value`}
            aria-labelledby={`${labelId} ${labelId}-value`}
            className={`${controlVariants()} flex items-center justify-between gap-2 text-start font-semibold`}
          >
            <span className="truncate">
              <PartyText party={criteria} />
              {chosenClass !== undefined && ` · ${chosenClass}`}
            </span>
            <ChevronDown aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
          </button>
        }
      >
        {(close) => (
          <div className="flex flex-col gap-2">
            <PartySteppers party={criteria} onChange={onChange} />
            <Field label={t('ferry:search.class')}>
              <Select
                value={criteria.classCode ?? ''}
                onChange={({ currentTarget }) => onChange({ classCode: currentTarget.value })}
              >
                <option value="">{t('ferry:search.anyClass')}</option>
                {classes.map(({ Code, Name }) => (
                  <option key={Code} value={Code}>
                    {Name}
                  </option>
                ))}
              </Select>
            </Field>
            <Button type="button" variant="secondary" onClick={close} className="mt-1">
              {t('common:action.apply')}
            </Button>
          </div>
        )}
      </Popover>
    </div>
  )
}

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

/** “2 adults, 1 child”. */
export function PartyText({ party }: { party: Party }) {
  const { t } = useTranslation('passenger')
  const format = useFormat()
  return format.list(
    [
      party.adults > 0 && t('count.adults', { count: party.adults }),
      party.children > 0 && t('count.children', { count: party.children }),
      party.infants > 0 && t('count.infants', { count: party.infants }),
    ].filter((text) => text !== false),
  )
}
