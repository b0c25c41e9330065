import { useId, type ReactNode } from 'react'

import { cn } from './cn.ts'

export type SegmentedControlProps<Value extends string = string> = {
  label: string
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  value: Value
  onValueChange: (value: Value) => void
  name?: string
  className?: string
}

/** Offers a choice of two to four options on one line, which scrolls sideways if it is too long. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  name,
  className,
}: SegmentedControlProps<Value>) {
  const generatedName = useId()
  return (
    <fieldset
      data-slot="segmented-control"
      role="radiogroup"
      className={cn(
        'max-w-full min-w-0 overflow-x-auto rounded-full bg-muted p-1 [scrollbar-width:none]',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      <div className="flex w-max min-w-full gap-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-9 grow items-center justify-center rounded-full px-4 py-1.5 text-sm font-semibold whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground has-checked:bg-foreground has-checked:text-background has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring has-checked:has-focus-visible:outline-background forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:has-focus-visible:outline-[HighlightText]"
          >
            <input
              type="radio"
              name={name ?? generatedName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
