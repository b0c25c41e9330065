import { useFormat, useTranslation } from '@selat/i18n'
import { useId, useState } from 'react'

import type { FareRange } from '../model/fare-range.ts'
import type { ResultView } from '../model/result-view.ts'

type PriceFilterProps = {
  range: FareRange
  value: ResultView['maxPrice']
  onChange: (value: ResultView['maxPrice']) => void
}

/**
 * Chooses the highest price for an adult. The list changes when the slider is released, because otherwise each step
 * would change the address.
 */
export function PriceFilter({ range, value, onChange }: PriceFilterProps) {
  const { lowest, highest, step } = range
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const id = useId()
  const [moved, setMoved] = useState<number>()
  const chosen = value?.currency === highest.Currency ? value.amount : highest.Amount
  const shown = Math.min(Math.max(moved ?? chosen, lowest.Amount), highest.Amount)
  const text = format.money({ ...highest, Amount: shown })
  // React's onChange listens to the browser's `input` event. Only the browser's own `change` event says that the slider
  // was released.
  const whenLetGo = (slider: HTMLInputElement | null) => {
    if (!slider) return
    const commit = () => {
      const amount = slider.valueAsNumber
      setMoved(undefined)
      onChange(amount >= highest.Amount ? null : { amount, currency: highest.Currency })
    }
    slider.addEventListener('change', commit)
    return () => slider.removeEventListener('change', commit)
  }
  return (
    <div>
      <label htmlFor={id} className="flex justify-between gap-3 font-semibold">
        {t('filter.maxPrice')}
        <span aria-hidden className="whitespace-nowrap tabular">
          {text}
        </span>
      </label>
      <input
        ref={whenLetGo}
        id={id}
        type="range"
        min={lowest.Amount}
        max={highest.Amount}
        step={step}
        value={shown}
        aria-valuetext={text}
        onChange={({ currentTarget }) => setMoved(currentTarget.valueAsNumber)}
        className="mt-3 h-6 w-full accent-brand"
      />
    </div>
  )
}
