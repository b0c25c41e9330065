import { useId, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

import { filterOptions, type ComboboxGroup, type ComboboxOption } from './filter-options.ts'

type UseComboboxArgs = {
  groups: readonly ComboboxGroup[]
  value: string | null
  onValueChange: (value: string) => void
  /** Set if options depend on the typed text; they are then shown without being filtered here. */
  onQueryChange?: ((query: string) => void) | undefined
  /** Called when the list is left with a typed text that fits no option, or several; the text then stays. */
  onUnmatched?: ((count: number) => void) | undefined
}

export type ComboboxState = ReturnType<typeof useCombobox>

export function useCombobox(args: UseComboboxArgs) {
  const { groups, value, onValueChange, onQueryChange, onUnmatched } = args
  const listId = useId()
  const [open, setOpenState] = useState(false)
  const [query, setQuery] = useState('')
  const [kept, setKept] = useState('')
  const [activeValue, setActiveValue] = useState<string | null>(null)

  const selected = groups.flatMap((group) => group.options).find((option) => option.value === value)
  const isAsked = onQueryChange !== undefined
  const shown = isAsked ? groups : filterOptions(groups, open ? query : '')
  const options = shown.flatMap((group) => group.options)
  const named = options.find((option) => option.value === activeValue)
  // Requested options arrive later; the first of them is then active, like the first of options that are filtered here.
  const active = named ?? (isAsked && query !== '' ? options[0] : undefined)

  const setOpen = (next: boolean) => {
    setOpenState(next)
    setQuery(next && !selected ? kept : '')
    onQueryChange?.('')
    setActiveValue(next ? value : null)
  }
  const type = (text: string) => {
    setOpenState(true)
    setQuery(text)
    onQueryChange?.(text)
    if (isAsked) return setActiveValue(text === '' ? value : null)
    const first = filterOptions(groups, text).flatMap((group) => group.options)[0]
    setActiveValue(text === '' ? value : (first?.value ?? null))
  }
  const choose = (option: ComboboxOption) => {
    if (option.disabledReason !== undefined) return
    onValueChange(option.value)
    setOpen(false)
    setKept('')
  }
  /** Takes a typed text that fits one option, because it can mean no other. Any other text stays instead of the former choice. */
  const leave = () => {
    const isTyped = query.trim() !== ''
    const fitting = options.filter((option) => option.disabledReason === undefined)
    const [only] = fitting
    if (isTyped && onUnmatched && only && fitting.length === 1) return choose(only)
    setOpen(false)
    // A text that was kept before can be erased, too.
    if (!onUnmatched || !(isTyped || (kept !== '' && !selected))) return
    setKept(query)
    onUnmatched(fitting.length)
  }
  const move = (to: 'next' | 'previous') => {
    if (!open) {
      setOpen(true)
      return
    }
    const at = options.findIndex((option) => option === active)
    const by = to === 'next' ? 1 : -1
    const from = at === -1 && by === -1 ? 0 : at
    setActiveValue(options[(from + by + options.length) % options.length]?.value ?? null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    // The next key press replaces the shown choice, as it does when the field has just got the focus.
    const close = (how: () => void) => {
      flushSync(how)
      input.select()
    }
    // While an input method composes, Enter and arrows belong to it.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move('next')
    else if (event.key === 'ArrowUp') move('previous')
    else if (event.key === 'Enter' && open && active) close(() => choose(active))
    // A form must not be sent with the former choice while the field shows another text.
    else if (event.key === 'Enter' && open && query.trim() !== '') return event.preventDefault()
    else if (event.key === 'Escape' && open) close(() => setOpen(false))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const optionId = (option: ComboboxOption) => `${listId}-${option.value}`
  return {
    listId,
    open,
    query,
    /** The closed field shows the choice, or a text that names none. */
    text: selected?.label ?? kept,
    selected,
    shown,
    count: options.length,
    active,
    setOpen,
    leave,
    type,
    choose,
    optionId,
    inputProps: {
      role: 'combobox' as const,
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': active ? optionId(active) : undefined,
      onKeyDown,
    },
  }
}
