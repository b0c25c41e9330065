import { useId, type ReactNode } from 'react'

import { cn } from './cn.ts'
import { FieldSet } from './field-set.tsx'
import { type RadioOption, RadioRow } from './radio-row.tsx'

export type { RadioOption }

export type RadioGroupProps<Value extends string = string> = {
  legend: ReactNode
  options: readonly RadioOption<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  name?: string
  id?: string
  variant?: 'list' | 'card'
  /** The number of columns of cards, if there is room. */
  columns?: 1 | 2
  hint?: ReactNode
  error?: ReactNode
  hideLegend?: boolean
  className?: string
}

export function RadioGroup<Value extends string>({
  options,
  value,
  onValueChange,
  name,
  variant = 'list',
  columns = 1,
  ...fieldSet
}: RadioGroupProps<Value>) {
  const generatedName = useId()
  return (
    <FieldSet data-slot="radio-group" role="radiogroup" {...fieldSet}>
      <div
        className={cn(
          'grid',
          variant === 'card' ? 'gap-2.5' : 'gap-1',
          columns === 2 && 'sm:grid-cols-2',
        )}
      >
        {options.map((option) => (
          <RadioRow
            key={option.value}
            option={option}
            card={variant === 'card'}
            name={name ?? generatedName}
            checked={option.value === value}
            onSelect={() => onValueChange(option.value)}
          />
        ))}
      </div>
    </FieldSet>
  )
}
