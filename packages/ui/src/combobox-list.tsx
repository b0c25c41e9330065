import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { cn } from './cn.ts'
import type { ComboboxOption } from './filter-options.ts'
import type { ComboboxState } from './use-combobox.ts'

type ComboboxListProps = {
  state: ComboboxState
  label: string
  emptyText: string
  className?: string
}

export function ComboboxList({ state, label, emptyText, className }: ComboboxListProps) {
  return (
    <>
      <div id={state.listId} role="listbox" aria-label={label} tabIndex={-1} className={className}>
        {state.shown.map((group, index) => (
          <div key={group.label} role="group" aria-labelledby={`${state.listId}-group-${index}`}>
            <div
              id={`${state.listId}-group-${index}`}
              className="px-3 pt-3 pb-1 board-label text-muted-foreground"
            >
              {group.label}
            </div>
            {group.options.map((option) => (
              <ComboboxRow key={option.value} option={option} state={state} />
            ))}
          </div>
        ))}
      </div>
      {state.count === 0 && <p className="px-3 py-4 text-muted-foreground">{emptyText}</p>}
    </>
  )
}

function ComboboxRow({ option, state }: { option: ComboboxOption; state: ComboboxState }) {
  const ref = useRef<HTMLDivElement>(null)
  const isActive = state.active?.value === option.value
  const isSelected = state.selected?.value === option.value
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input that owns the list handles the keys
    <div
      ref={ref}
      id={state.optionId(option)}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-disabled={option.disabledReason !== undefined || undefined}
      data-active={isActive || undefined}
      // Keeps the focus in the input, so that the keyboard stays open on a phone.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => state.choose(option)}
      className={cn(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 data-active:bg-muted hover:bg-muted aria-disabled:cursor-default aria-disabled:text-muted-foreground forced-colors:data-active:outline-2',
        isSelected && 'bg-brand-surface data-active:bg-brand-surface',
      )}
    >
      <span className="min-w-0 grow">
        <span className="block font-semibold">{option.label}</span>
        {(option.disabledReason ?? option.hint) && (
          <span className="block text-sm text-muted-foreground">
            {option.disabledReason ?? option.hint}
          </span>
        )}
      </span>
      {isSelected && <Check aria-hidden className="size-4.5 shrink-0 text-brand-text" />}
      {option.code && (
        <span className="shrink-0 board-label text-muted-foreground">{option.code}</span>
      )}
    </div>
  )
}
