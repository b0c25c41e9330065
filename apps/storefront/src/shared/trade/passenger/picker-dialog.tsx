import { PASSENGER_SEARCH_MAX_LENGTH, PASSENGER_SEARCH_MIN } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../app/paths.ts'
import { QueryState } from '../../kit/query-state.tsx'
import { useDebouncedText } from '../../kit/use-debounced-text.ts'
import { deferredForAgents } from '../agency/deferred-for-agents.tsx'
import { type Fit, PickerCandidate } from './picker-candidate.tsx'
import { savedPassengersQuery } from './saved-passengers.ts'
import { SavedSearchField } from './saved-search-field.tsx'

type Saved = Schemas['SavedPassengerInputAnswer']

const CustomerCandidates = deferredForAgents(() =>
  import('./customer-candidates.tsx').then((module) => module.CustomerCandidates),
)

export type PickerDialogProps = Fit & {
  /** The place to fill: “Passenger 2, Child”. */
  place: string
  onPick: (saved: Saved) => void
  onClose: () => void
}

/** Lists the saved passengers, one of whom can fill a place; a passenger who does not fit says why. */
export function PickerDialog(props: PickerDialogProps) {
  const { place, onPick, onClose, ...fit } = props
  const { t } = useTranslation(['passenger', 'traveller', 'common'])
  const [typed, setTyped] = useState('')
  const { search, isUnfit } = useSavedSearch(typed)
  const query = useQuery(savedPassengersQuery({ search }))
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => moveFocus(event, list.current)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('traveller:pick.title')}
      description={t('traveller:pick.for', { place })}
      closeLabel={t('common:action.close')}
      footer={
        <Button asChild variant="ghost">
          <Link to={paths.profilePassenger()}>{t('traveller:pick.manage')}</Link>
        </Button>
      }
    >
      <SavedSearchField
        value={typed}
        onValueChange={setTyped}
        onKeyDown={onKeyDown}
        takesFocus
        className="mb-3"
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys move among its buttons */}
      <div ref={list} onKeyDown={onKeyDown}>
        <CustomerCandidates {...fit} onPick={onPick} />
        <QueryState query={query} skeleton={<Skeleton className="h-48 w-full" />}>
          {({ Items, Total }) => (
            <>
              <p role="status" className="text-sm text-muted-foreground">
                {search !== '' && !isUnfit && t('traveller:search.found', { count: Total })}
              </p>
              {Total === 0 && <NobodyHere search={search} onShowAll={() => setTyped('')} />}
              <ul className="-mx-2 mt-1 flex flex-col">
                {Items.map((saved) => (
                  <li key={saved.Id}>
                    <PickerCandidate saved={saved} {...fit} onPick={() => onPick(saved)} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </QueryState>
      </div>
    </Dialog>
  )
}

function NobodyHere({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  const { t } = useTranslation(['passenger', 'traveller'])
  if (search === '') return <p className="py-4">{t('traveller:pick.none')}</p>
  return (
    <p className="flex flex-wrap items-center gap-3 py-3">
      {t('traveller:search.nobody', { search })}
      <Button variant="outline" size="sm" onClick={onShowAll}>
        {t('traveller:search.showAll')}
      </Button>
    </p>
  )
}

/** Moves the focus by the arrow keys: down from the search into the list and through it, and up again. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const buttons = [...(list?.querySelectorAll('button') ?? [])]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const next = at + (event.key === 'ArrowDown' ? 1 : -1)
  if (at === -1 && event.key === 'ArrowUp') return
  event.preventDefault()
  event.stopPropagation()
  if (next >= 0) return buttons[Math.min(next, buttons.length - 1)]?.focus()
  list?.closest('dialog')?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}

/** Returns the text to search saved passengers for after a pause in typing; empty while its length is not that of a search. */
function useSavedSearch(typed: string): { search: string; isUnfit: boolean } {
  const text = typed.trim()
  const debounced = useDebouncedText(typed)
  return { search: isFit(debounced) ? debounced : '', isUnfit: text !== '' && !isFit(text) }
}

const isFit = ({ length }: string) =>
  length >= PASSENGER_SEARCH_MIN && length <= PASSENGER_SEARCH_MAX_LENGTH
