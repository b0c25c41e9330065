import { ChevronsUpDown } from 'lucide-react'
import { useId } from 'react'

import { cn } from './cn.ts'
import { ComboboxList } from './combobox-list.tsx'
import { useFieldControl } from './field-context.ts'
import type { ComboboxGroup } from './filter-options.ts'
import { controlVariants } from './input.tsx'
import { placePanel } from './place-panel.ts'
import { Sheet } from './sheet.tsx'
import { useCombobox, type ComboboxState } from './use-combobox.ts'
import { useDismiss } from './use-dismiss.ts'
import { PHONE, useMediaQuery } from './use-media-query.ts'

export type { ComboboxGroup, ComboboxOption } from './filter-options.ts'

export type ComboboxProps = {
  /** Names the list, and the sheet that replaces it on a phone; the visible label comes from the surrounding Field. */
  label: string
  groups: readonly ComboboxGroup[]
  value: string | null
  onValueChange: (value: string) => void
  /** Requests the options for the typed text. The options are then shown without being filtered here. */
  onQueryChange?: (query: string) => void
  /**
   * Called when the field is left with a typed text that fits no option, or several of them, with their number. The text stays
   * in the field, and the former choice should be dropped. Without it, such a text is dropped.
   */
  onUnmatched?: (count: number) => void
  placeholder?: string
  emptyText: string
  closeLabel: string
  /** Returns the text that is announced while the user types: how many options are left. */
  countText: (count: number) => string
  id?: string
  className?: string
}

/** Shows a list that is filtered by typing: a dropdown, or a full-screen sheet on phones. */
export function Combobox({
  label,
  groups,
  value,
  onValueChange,
  onQueryChange,
  onUnmatched,
  className,
  ...props
}: ComboboxProps) {
  const state = useCombobox({ groups, value, onValueChange, onQueryChange, onUnmatched })
  const isPhone = useMediaQuery(PHONE)
  const Presentation = isPhone ? PhoneCombobox : InlineCombobox
  return (
    <div data-slot="combobox" className={cn('relative', className)}>
      <Presentation state={state} label={label} {...props} />
      <span role="status" className="sr-only">
        {state.open && state.query !== '' ? props.countText(state.count) : ''}
      </span>
    </div>
  )
}

type PresentationProps = Omit<
  ComboboxProps,
  'groups' | 'value' | 'onValueChange' | 'onQueryChange' | 'onUnmatched' | 'className'
> & {
  state: ComboboxState
}

function InlineCombobox({ state, label, placeholder, emptyText, id }: PresentationProps) {
  const field = useFieldControl({ id })
  const dismiss = useDismiss<HTMLDivElement>(state.open, (isEscape) =>
    isEscape ? state.setOpen(false) : state.leave(),
  )
  return (
    <div {...dismiss}>
      <input
        {...field}
        {...(field.id === undefined && { 'aria-label': label })}
        {...state.inputProps}
        type="text"
        placeholder={state.selected?.label ?? placeholder}
        value={state.open ? state.query : state.text}
        onChange={(event) => state.type(event.target.value)}
        onClick={() => !state.open && state.setOpen(true)}
        className={cn(controlVariants(), 'truncate pe-16 font-semibold placeholder:font-normal')}
      />
      <ComboboxSuffix code={state.open ? undefined : state.selected?.code} />
      {state.open && (
        <div
          ref={placePanel}
          className="absolute start-0 top-full z-40 mt-1.5 max-h-[min(26rem,60vh)] w-full min-w-80 animate-rise overflow-y-auto overscroll-contain rounded-lg border border-border bg-raised p-1.5 shadow-raised"
        >
          <ComboboxList state={state} label={label} emptyText={emptyText} />
        </div>
      )}
    </div>
  )
}

function PhoneCombobox({
  state,
  label,
  placeholder,
  emptyText,
  closeLabel,
  id,
}: PresentationProps) {
  const field = useFieldControl({ id })
  const inputId = useId()
  return (
    <>
      <button
        id={field.id}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={state.open}
        aria-describedby={field['aria-describedby']}
        {...(field.id === undefined && { 'aria-label': label })}
        data-invalid={field['aria-invalid']}
        onClick={() => state.setOpen(true)}
        className={cn(
          controlVariants(),
          'pe-16 text-start font-semibold data-invalid:border-destructive',
          !state.selected && 'font-normal text-muted-foreground',
        )}
      >
        {state.selected?.label ?? placeholder}
      </button>
      <ComboboxSuffix code={state.selected?.code} />
      <Sheet
        open={state.open}
        onOpenChange={state.setOpen}
        title={label}
        closeLabel={closeLabel}
        side="full"
      >
        <div className="sticky -top-5 z-10 -mx-5 -mt-5 bg-raised px-5 pt-5 pb-2">
          <label htmlFor={inputId} className="sr-only">
            {label}
          </label>
          <input
            id={inputId}
            data-autofocus=""
            {...state.inputProps}
            type="search"
            enterKeyHint="done"
            placeholder={placeholder}
            value={state.query}
            onChange={(event) => state.type(event.target.value)}
            className={controlVariants()}
          />
        </div>
        <ComboboxList state={state} label={label} emptyText={emptyText} className="-mx-3" />
      </Sheet>
    </>
  )
}

function ComboboxSuffix({ code }: { code: string | undefined }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center board-label text-muted-foreground"
    >
      {code ?? <ChevronsUpDown className="size-4.5" />}
    </span>
  )
}
