import { useId, useState, type KeyboardEvent } from 'react'

import { filterOptions, type ComboboxGroup, type ComboboxOption } from './filter-options.ts'

type UseComboboxArgs = {
  groups: readonly ComboboxGroup[]
  value: string | null
  onValueChange: (value: string) => void
  /** Set if options depend on the typed text; they are then shown without being filtered here. */
  onQueryChange?: ((query: string) => void) | undefined
}

export type ComboboxState = ReturnType<typeof useCombobox>

export function useCombobox({ groups, value, onValueChange, onQueryChange }: UseComboboxArgs) {
  const listId = useId()
  const [open, setOpenState] = useState(false)
  const [query, setQuery] = useState('')
  const [activeValue, setActiveValue] = useState<string | null>(null)

  const selected = groups.flatMap((group) => group.options).find((option) => option.value === value)
  const isAsked = onQueryChange !== undefined
  const shown = isAsked ? groups : filterOptions(groups, open ? query : '')
  const options = shown.flatMap((group) => group.options)
  const named = options.find((option) => option.value === activeValue)
  // Those that come later are led by the first, as those that are there already are.
  const active = named ?? (isAsked && query !== '' ? options[0] : undefined)

  const setOpen = (next: boolean) => {
    setOpenState(next)
    setQuery('')
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
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter and arrows belong to it.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move('next')
    else if (event.key === 'ArrowUp') move('previous')
    else if (event.key === 'Enter' && open && active) choose(active)
    else if (event.key === 'Escape' && open) setOpen(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const optionId = (option: ComboboxOption) => `${listId}-${option.value}`
  return {
    listId,
    open,
    query,
    selected,
    shown,
    count: options.length,
    active,
    setOpen,
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
