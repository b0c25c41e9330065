import { useTranslation } from '@selat/i18n'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { useTooLongText } from '../../../shared/kit/form/use-issue-text.ts'
import { useDebouncedText } from '../../../shared/kit/use-debounced-text.ts'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../../shared/trade/agency/use-agency.ts'
import { DeskFound } from './desk-found.tsx'

/** The number of characters from which a search begins. */
const SEARCH_MIN = 2
/** The number of characters that a search may have. */
const SEARCH_MAX = 60

/**
 * Searches bookings, customers and quotations. The slash key moves the focus here from anywhere on the page, and the arrow keys
 * move it through the results.
 */
export function DeskSearch() {
  const { t } = useTranslation('agency')
  const isSeller = useIsFor(sellers)
  const [typed, setTyped] = useState('')
  const search = useDebouncedText(typed)
  const tooLong = useTooLongText(typed, SEARCH_MAX)
  const field = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useSlash(() => field.current?.focus())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed !== '') {
      setTyped('')
      field.current?.focus()
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const stops = [field.current, ...(place.current?.querySelectorAll('a') ?? [])]
    const now = stops.findIndex((stop) => stop === document.activeElement)
    if (step === 0 || now < 0) return
    event.preventDefault()
    stops[now + step]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the field and links inside
    <div ref={place} role="search" onKeyDown={onKeyDown}>
      <Field
        label={t(isSeller ? 'find.label' : 'find.labelBookings')}
        hint={t('find.key')}
        error={tooLong}
        className="max-w-2xl pointer-coarse:[&_[id$=-hint]]:hidden"
      >
        <Input
          ref={field}
          type="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          placeholder={t('find.hint')}
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </Field>
      {search.length >= SEARCH_MIN && search.length <= SEARCH_MAX && <DeskFound search={search} />}
    </div>
  )
}

/** Listens for the slash key, except while the user is typing or is in a dialog. */
function useSlash(onSlash: () => void): void {
  const latest = useRef(onSlash)
  useEffect(() => {
    latest.current = onSlash
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const { target } = event
      const isTyping =
        target instanceof Element &&
        target.closest('input, textarea, select, [contenteditable], [role=dialog]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
