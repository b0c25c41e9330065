import { TIMES_OF_DAY } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Checkbox } from '@selat/ui/checkbox'
import { FieldSet } from '@selat/ui/field-set'
import { Switch } from '@selat/ui/switch'
import { useId } from 'react'

import type { Leg } from '../model/legs.ts'
import { countFilters } from '../model/result-view.ts'
import type { ResultView } from '../model/result-view.ts'
import { fareRange } from '../model/sailing-list.ts'

export type FilterPanelProps = {
  legs: readonly Leg[]
  view: ResultView
  onChange: (values: Partial<ResultView>) => void
}

/** Every filter of the results; beside the list, or in a sheet on phones. */
export function FilterPanel({ legs, view, onChange }: FilterPanelProps) {
  const { t } = useTranslation('ferry')
  const { filter } = view
  const sailings = legs.flatMap(({ leg }) => leg.Sailings)
  const operators = new Map(sailings.map(({ Operator, OperatorName }) => [Operator, OperatorName]))
  const classes = new Map(
    sailings.flatMap(({ Offers }) =>
      Offers.map(({ Class, ClassName }) => [Class, ClassName] as const),
    ),
  )
  const setFilter = (values: Partial<ResultView['filter']>) =>
    onChange({ filter: { ...filter, ...values } })
  return (
    <div className="flex flex-col gap-6">
      <FieldSet legend={t('filter.timeOfDay')}>
        <CheckList
          options={TIMES_OF_DAY.map((time) => [time, t(`timeOfDay.${time}`)])}
          checked={filter.timesOfDay}
          onChange={(timesOfDay) => setFilter({ timesOfDay })}
        />
      </FieldSet>
      {operators.size > 1 && (
        <FieldSet legend={t('filter.operator')}>
          <CheckList
            options={[...operators]}
            checked={filter.operatorCodes}
            onChange={(operatorCodes) => setFilter({ operatorCodes })}
          />
        </FieldSet>
      )}
      {classes.size > 1 && (
        <FieldSet legend={t('filter.class')}>
          <CheckList
            options={[...classes]}
            checked={filter.classCodes}
            onChange={(classCodes) => setFilter({ classCodes })}
          />
        </FieldSet>
      )}
      <PriceFilter
        legs={legs}
        value={view.maxPrice}
        onChange={(maxPrice) => onChange({ maxPrice })}
      />
      <Switch
        label={t('filter.changeableOnly')}
        checked={filter.isChangeableOnly}
        onChange={({ currentTarget }) => setFilter({ isChangeableOnly: currentTarget.checked })}
      />
      {countFilters(view) > 0 && <ClearFilters onChange={onChange} />}
    </div>
  )
}

export function ClearFilters({ onChange }: Pick<FilterPanelProps, 'onChange'>) {
  const { t } = useTranslation('ferry')
  const nothing = { operatorCodes: [], classCodes: [], timesOfDay: [], isChangeableOnly: false }
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => onChange({ filter: nothing, maxPrice: null })}
    >
      {t('results.clearFilters')}
    </Button>
  )
}

type CheckListProps<Value extends string> = {
  options: readonly (readonly [Value, string])[]
  checked: readonly Value[]
  onChange: (checked: Value[]) => void
}

function CheckList<Value extends string>({ options, checked, onChange }: CheckListProps<Value>) {
  return (
    <div className="flex flex-col gap-2">
      {options.map(([value, label]) => (
        <Checkbox
          key={value}
          label={label}
          checked={checked.includes(value)}
          onChange={({ currentTarget }) =>
            onChange(
              currentTarget.checked
                ? [...checked, value]
                : checked.filter((other) => other !== value),
            )
          }
        />
      ))}
    </div>
  )
}

type PriceFilterProps = {
  legs: readonly Leg[]
  value: number | null
  onChange: (value: number | null) => void
}

function PriceFilter({ legs, value, onChange }: PriceFilterProps) {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const id = useId()
  const range = fareRange(legs)
  if (!range) return null
  const { lowest, highest } = range
  const shown = Math.min(value ?? highest.Amount, highest.Amount)
  return (
    <div>
      <label htmlFor={id} className="flex justify-between gap-3 font-semibold">
        {t('filter.maxPrice')}
        <output htmlFor={id} className="tabular">
          {format.money({ ...highest, Amount: shown }, { trimWhole: true })}
        </output>
      </label>
      <input
        id={id}
        type="range"
        min={lowest.Amount}
        max={highest.Amount}
        step={1}
        value={shown}
        aria-valuetext={format.money({ ...highest, Amount: shown })}
        onChange={({ currentTarget }) =>
          onChange(
            currentTarget.valueAsNumber >= highest.Amount ? null : currentTarget.valueAsNumber,
          )
        }
        className="mt-3 h-6 w-full accent-brand"
      />
    </div>
  )
}
