import { useTranslation } from '@selat/i18n'
import type { Known, Schemas } from '@selat/sdk'
import { FieldSet } from '@selat/ui/field-set'
import { NumberField } from '@selat/ui/number-field'

export type Band = Known<Schemas['PassengerBand']>

export type BandCount = {
  band: Band
  count: number
  /** The bounds that the product and the other counts leave, both inclusive. */
  min: number
  max: number
  /** The ages of the band, and the price of one. */
  hint?: string | undefined
  /** The text at a bound that says why there can be no fewer, or no more. */
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

/** Asks for the number of travellers in each band, within its bounds (PRD-7). */
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
