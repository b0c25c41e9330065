import { TIMES_OF_DAY } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Checkbox } from '@selat/ui/checkbox'
import { FieldSet } from '@selat/ui/field-set'
import { Switch } from '@selat/ui/switch'
import type { ReactNode } from 'react'

import { fareRange } from '../model/fare-range.ts'
import type { Leg } from '../model/legs.ts'
import { countFilters } from '../model/result-view.ts'
import type { ResultView } from '../model/result-view.ts'
import { PriceFilter } from './price-filter.tsx'

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
  const fares = fareRange(legs)
  const setFilter = (values: Partial<ResultView['filter']>) =>
    onChange({ filter: { ...filter, ...values } })
  return (
    <div className="flex flex-col gap-6">
      <FieldSet legend={t('filter.timeOfDay')}>
        <CheckList
          options={TIMES_OF_DAY.map((time, quarter) => [
            time,
            <TimeOfDay key={time} name={t(`timeOfDay.${time}`)} quarter={quarter} />,
          ])}
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
      {fares && (
        <PriceFilter
          range={fares}
          value={view.maxPrice}
          onChange={(maxPrice) => onChange({ maxPrice })}
        />
      )}
      <Switch
        label={t('filter.changeableOnly')}
        checked={filter.isChangeableOnly}
        onChange={({ currentTarget }) => setFilter({ isChangeableOnly: currentTarget.checked })}
      />
      {countFilters(view) > 0 && <ClearFilters onChange={onChange} />}
    </div>
  )
}

/** A quarter of the day with its hours: nobody knows where an evening begins. */
function TimeOfDay({ name, quarter }: { name: string; quarter: number }) {
  const format = useFormat()
  const clock = (hour: number) => format.time(`${String(hour).padStart(2, '0')}:00`)
  return (
    <>
      {name}{' '}
      <span className="ms-1 text-sm text-muted-foreground tabular">
        {clock(quarter * 6)}–{clock(((quarter + 1) * 6) % 24)}
      </span>
    </>
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
  options: readonly (readonly [Value, ReactNode])[]
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
