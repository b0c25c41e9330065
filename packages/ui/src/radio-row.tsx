import { useId, type ReactNode } from 'react'

import { cn } from './cn.ts'

export type RadioOption<Value extends string = string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  /** An element at the end of the row, such as a price or a logo. */
  trailing?: ReactNode
  disabled?: boolean
  /** The id of another element that describes it, such as the reason why none of several options can be chosen. */
  describedBy?: string | undefined
}

type RadioRowProps = {
  option: RadioOption
  card: boolean
  name: string
  checked: boolean
  onSelect: () => void
}

/** Shows one option of a radio group: the radio, its label and its hint. */
export function RadioRow({ option, card, name, checked, onSelect }: RadioRowProps) {
  const id = useId()
  const hintId = option.hint ? `${id}-hint` : undefined
  return (
    <label
      htmlFor={id}
      className={cn(
        'flex flex-wrap items-start gap-x-3 gap-y-1',
        card &&
          'rounded-md border border-border bg-card p-3.5 transition-colors hover:border-input has-checked:border-brand has-checked:bg-brand-surface has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        !card && 'min-h-8 py-1',
      )}
    >
      <input
        type="radio"
        id={id}
        name={name}
        value={option.value}
        checked={checked}
        onChange={onSelect}
        disabled={option.disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={cn(hintId, option.describedBy) || undefined}
        className={cn(
          'mt-0.5 size-5.5 shrink-0 cursor-pointer appearance-none rounded-full border border-input bg-raised transition-[border-width,border-color] checked:border-[0.4375rem] checked:border-brand disabled:opacity-50 forced-colors:appearance-auto',
          card && 'outline-none',
        )}
      />
      {/* The label stays beside the radio; it takes the whole row if its widest word leaves no room for the
          trailing element. */}
      <span className="max-w-[calc(100%-2.125rem)] grow basis-0">
        <span id={`${id}-label`} className="block text-base font-medium">
          {option.label}
        </span>
        {option.hint && (
          <span id={hintId} className="block text-sm text-muted-foreground">
            {option.hint}
          </span>
        )}
      </span>
      {option.trailing && (
        <span className="ms-auto shrink-0 self-center text-sm">{option.trailing}</span>
      )}
    </label>
  )
}
