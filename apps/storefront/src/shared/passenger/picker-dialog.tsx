import type { CountedBand, TravelSector } from '@selat/domain'
import { ageOn, placeBand } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../paths.ts'
import { QueryState } from '../query-state.tsx'
import { draftOfSaved, nameOf } from './passenger-details.ts'
import { PassportExpiry } from './passport-expiry.tsx'
import { savedPassengersQuery } from './saved-passengers.ts'
import { SavedSearchField } from './saved-search-field.tsx'
import { useSavedSearch } from './use-saved-search.ts'

type Saved = Schemas['SavedPassenger']

export type PickerDialogProps = {
  /** The place to fill: “Passenger 2, Child”. */
  place: string
  band: CountedBand
  /** The first sector of the trip, on whose day ages count. */
  sector: TravelSector | undefined
  /** Where somebody is entered already; null for who is not. */
  placeOf: (saved: Saved) => string | null
  onPick: (saved: Saved) => void
  onClose: () => void
}

/** The saved passengers, to fill one place with; who does not fit says why. */
export function PickerDialog(props: PickerDialogProps) {
  const { place, onPick, onClose, ...fit } = props
  const { t } = useTranslation(['passenger', 'traveller', 'common'])
  const [typed, setTyped] = useState('')
  const { search, isTooShort } = useSavedSearch(typed)
  const query = useQuery(savedPassengersQuery({ search }))
  const list = useRef<HTMLUListElement>(null)
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
      <QueryState query={query} skeleton={<Skeleton className="h-48 w-full" />}>
        {({ Items, Total }) => (
          <>
            <p role="status" className="text-sm text-muted-foreground">
              {search !== '' && !isTooShort && t('traveller:search.found', { count: Total })}
            </p>
            {Total === 0 && <NobodyHere search={search} onShowAll={() => setTyped('')} />}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move among its buttons */}
            <ul ref={list} onKeyDown={onKeyDown} className="-mx-2 mt-1 flex flex-col">
              {Items.map((saved) => (
                <li key={saved.Id}>
                  <Candidate saved={saved} {...fit} onPick={() => onPick(saved)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </Dialog>
  )
}

type CandidateProps = Pick<PickerDialogProps, 'band' | 'sector' | 'placeOf'> & {
  saved: Saved
  onPick: () => void
}

function Candidate({ saved, band, sector, placeOf, onPick }: CandidateProps) {
  const { t } = useTranslation(['passenger', 'traveller'])
  const taken = placeOf(saved)
  const age = sector ? ageOn(saved.DateOfBirth, sector.departsOn) : null
  const isFitting = placeBand(saved.DateOfBirth, sector) === band
  const isRefused = taken !== null || !isFitting
  return (
    <button
      type="button"
      aria-disabled={isRefused || undefined}
      onClick={isRefused ? undefined : onPick}
      className="flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-md px-2 py-2 text-start hover:bg-muted focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:text-muted-foreground aria-disabled:hover:bg-transparent"
    >
      <span className="min-w-0 grow">
        <span className="font-semibold">{nameOf(draftOfSaved(saved))}</span>
        {saved.NativeName !== '' && <span className="ms-2">{saved.NativeName}</span>}
        <span className="block text-sm text-muted-foreground">
          {taken !== null
            ? t('traveller:pick.taken', { place: taken })
            : isFitting
              ? t('traveller:pick.age', { age })
              : t('traveller:pick.refused', { age, band: t(`band.${band}`) })}
        </span>
      </span>
      {!isRefused && saved.DateOfExpiry !== null && (
        <PassportExpiry date={saved.DateOfExpiry} on={sector?.departsOn} isShortOnly />
      )}
    </button>
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

/** Down leads from the search into the list and through it, Up back. */
function moveFocus(event: KeyboardEvent, list: HTMLUListElement | null): void {
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
