import { TIMES_OF_DAY } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Checkbox } from '@selat/ui/checkbox'
import { FieldSet } from '@selat/ui/field-set'
import { Switch } from '@selat/ui/switch'
import { type ReactNode, useRef } from 'react'

import { focusFirstFilter } from '../../../shared/kit/focus-first-filter.ts'
import { countSailings } from '../model/count-sailings.ts'
import { fareRange } from '../model/fare-range.ts'
import type { Leg } from '../model/legs.ts'
import { countFilters, type ResultView } from '../model/result-view.ts'
import { ClearFilters } from './clear-filters.tsx'
import { PriceFilter } from './price-filter.tsx'

export type FilterPanelProps = {
  legs: readonly Leg[]
  /** The leg that is being chosen, whose sailings are counted. */
  leg: Leg
  view: ResultView
  onChange: (values: Partial<ResultView>) => void
}

/** Shows every filter of the results: beside the list, or in a sheet on phones. */
export function FilterPanel({ legs, leg, view, onChange }: FilterPanelProps) {
  const { t } = useTranslation('ferry')
  const { filter } = view
  const panel = useRef<HTMLDivElement>(null)
  const sailings = legs.flatMap((each) => each.leg.Sailings)
  const operators = new Map(sailings.map(({ Operator, OperatorName }) => [Operator, OperatorName]))
  const classes = new Map(
    sailings.flatMap(({ Offers }) =>
      Offers.map(({ Class, ClassName }) => [Class, ClassName] as const),
    ),
  )
  const fares = fareRange(legs)
  const changeable = countSailings(leg, view, { isChangeableOnly: true })
  const setFilter = (values: Partial<ResultView['filter']>) =>
    onChange({ filter: { ...filter, ...values } })
  const clear = (values: Partial<ResultView>) => {
    focusFirstFilter(panel.current)
    onChange(values)
  }
  return (
    <div ref={panel} className="flex flex-col gap-6">
      <FieldSet legend={t('filter.timeOfDay')}>
        <CheckList
          options={TIMES_OF_DAY.map((time, quarter) => [
            time,
            <TimeOfDay key={time} name={t(`timeOfDay.${time}`)} quarter={quarter} />,
          ])}
          checked={filter.timesOfDay}
          count={(time) => countSailings(leg, view, { timesOfDay: [time] })}
          onChange={(timesOfDay) => setFilter({ timesOfDay })}
        />
      </FieldSet>
      {operators.size > 1 && (
        <FieldSet legend={t('filter.operator')}>
          <CheckList
            options={[...operators]}
            checked={filter.operatorCodes}
            count={(operator) => countSailings(leg, view, { operatorCodes: [operator] })}
            onChange={(operatorCodes) => setFilter({ operatorCodes })}
          />
        </FieldSet>
      )}
      {classes.size > 1 && (
        <FieldSet legend={t('filter.class')}>
          <CheckList
            options={[...classes]}
            checked={filter.classCodes}
            count={(code) => countSailings(leg, view, { classCodes: [code] })}
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
        label={<Counted label={t('filter.changeableOnly')} count={changeable} />}
        checked={filter.isChangeableOnly}
        disabled={changeable === 0 && !filter.isChangeableOnly}
        onChange={({ currentTarget }) => setFilter({ isChangeableOnly: currentTarget.checked })}
      />
      {countFilters(view) > 0 && <ClearFilters onChange={clear} />}
    </div>
  )
}

/** Shows a quarter of the day with its hours, because its name alone does not say when it begins. */
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

type CheckListProps<Value extends string> = {
  options: readonly (readonly [Value, ReactNode])[]
  checked: readonly Value[]
  /** Counts the sailings that the option would leave. An option that leaves none cannot be ticked, only unticked. */
  count: (value: Value) => number
  onChange: (checked: Value[]) => void
}

function CheckList<Value extends string>(props: CheckListProps<Value>) {
  const { options, checked, count, onChange } = props
  const counted = options.map(([value, label]) => ({ value, label, sailings: count(value) }))
  return (
    <div className="flex flex-col gap-2">
      {counted.map(({ value, label, sailings }) => (
        <Checkbox
          key={value}
          label={<Counted label={label} count={sailings} />}
          checked={checked.includes(value)}
          disabled={sailings === 0 && !checked.includes(value)}
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

/** Shows a filter with the number of sailings that it leaves; screen readers say the number with its unit. */
function Counted({ label, count }: { label: ReactNode; count: number }) {
  const { t } = useTranslation('ferry')
  return (
    <span className={count === 0 ? 'text-muted-foreground' : undefined}>
      {label}{' '}
      <span aria-hidden className="ms-1 text-sm text-muted-foreground tabular">
        ({count})
      </span>
      <span className="sr-only">{t('results.count', { count })}</span>
    </span>
  )
}
