import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'
import { controlVariants } from './input.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = ComponentProps<'select'> & {
  /** The options; alternatively, pass option elements as children. */
  options?: readonly SelectOption[]
  /** The text that is shown first; it cannot be chosen again. */
  placeholder?: string
}

/** Shows the browser's own select, because phones have a wheel for it. */
export function Select({ className, options = [], placeholder, children, ...props }: SelectProps) {
  const field = useFieldControl(props)
  return (
    <span data-slot="select" className={cn('relative block', className)}>
      <select className={cn(controlVariants(), 'appearance-none pe-10')} {...props} {...field}>
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3.5 top-1/2 size-4.5 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  )
}
