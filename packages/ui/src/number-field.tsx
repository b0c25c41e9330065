import { Minus, Plus } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'

export type NumberFieldProps = {
  label: ReactNode
  hint?: ReactNode
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  decreaseLabel: string
  increaseLabel: string
  /** The text that says at a bound why there can be no more or no fewer. */
  minReason?: string
  maxReason?: string
  className?: string
}

/** Shows a count that buttons change by one. At a bound the button can still be focused and says why it does nothing. */
export function NumberField({
  label,
  hint,
  value,
  onValueChange,
  min,
  max,
  decreaseLabel,
  increaseLabel,
  minReason,
  maxReason,
  className,
}: NumberFieldProps) {
  const id = useId()
  const [pressedAt, setPressedAt] = useState<'min' | 'max' | null>(null)
  const reason =
    pressedAt === 'max' && value >= max
      ? maxReason
      : pressedAt === 'min' && value <= min
        ? minReason
        : undefined
  const step = (by: 1 | -1) => {
    const isBound = by === 1 ? value >= max : value <= min
    setPressedAt(isBound ? (by === 1 ? 'max' : 'min') : null)
    if (!isBound) onValueChange(value + by)
  }
  return (
    <div
      data-slot="number-field"
      role="group"
      aria-labelledby={`${id}-label`}
      className={cn('flex flex-col', className)}
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="grow basis-24">
          <span id={`${id}-label`} className="block text-base font-semibold">
            {label}
          </span>
          {hint && <span className="block text-sm text-muted-foreground">{hint}</span>}
        </span>
        <span className="flex shrink-0 items-center gap-1">
          <IconButton
            icon={<Minus aria-hidden />}
            label={decreaseLabel}
            variant="outline"
            className="rounded-full"
            aria-disabled={value <= min || undefined}
            onClick={() => step(-1)}
          />
          <output
            aria-live="polite"
            aria-labelledby={`${id}-label`}
            className="w-10 text-center text-xl font-bold tabular"
          >
            {value}
          </output>
          <IconButton
            icon={<Plus aria-hidden />}
            label={increaseLabel}
            variant="outline"
            className="rounded-full"
            aria-disabled={value >= max || undefined}
            onClick={() => step(1)}
          />
        </span>
      </div>
      <p role="status" className="text-sm text-accent-text empty:hidden">
        {reason}
      </p>
    </div>
  )
}
