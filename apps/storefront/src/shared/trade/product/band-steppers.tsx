import { useTranslation } from '@selat/i18n'
import type { Known, Schemas } from '@selat/sdk'
import { FieldSet } from '@selat/ui/field-set'
import { NumberField } from '@selat/ui/number-field'

export type Band = Known<Schemas['PassengerBand']>

export type BandCount = {
  band: Band
  count: number
  /** What the product and the other counts leave. */
  min: number
  max: number
  /** Who belongs to it, and what one costs. */
  hint?: string | undefined
  /** Said at a bound: why there is no more, or no less. */
  minReason?: string | undefined
  maxReason?: string | undefined
}

export type BandSteppersProps = {
  legend: string
  bands: readonly BandCount[]
  onChange: (band: Band, count: number) => void
  id?: string
  hint?: string | undefined
  error?: string | undefined
}

/** How many of each band come, each within its bounds (PRD-7). */
export function BandSteppers({ bands, onChange, ...fieldSet }: BandSteppersProps) {
  const { t } = useTranslation(['passenger', 'product', 'common'])
  return (
    <FieldSet {...fieldSet}>
      <div className="divide-y divide-border">
        {bands.map(({ band, count, min, max, hint, minReason, maxReason }) => {
          const label = t(`bandPlural.${band}`)
          return (
            <NumberField
              key={band}
              label={label}
              hint={hint}
              value={count}
              onValueChange={(value) => onChange(band, value)}
              min={min}
              max={max}
              decreaseLabel={t('common:action.decrease', { what: label })}
              increaseLabel={t('common:action.increase', { what: label })}
              minReason={minReason ?? t('product:people.atLeast', { min })}
              maxReason={maxReason ?? t('product:people.atMost', { max })}
            />
          )
        })}
      </div>
    </FieldSet>
  )
}
