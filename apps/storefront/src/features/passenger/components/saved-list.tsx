import { SAVED_PASSENGERS_MAX } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { EmptyState } from '@selat/ui/empty-state'
import { Seascape } from '@selat/ui/seascape'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { ListPages } from '../../../shared/kit/list-pages.tsx'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import {
  PAGE_SIZE,
  savedPassengersQuery,
} from '../../../shared/trade/passenger/saved-passengers.ts'
import { SavedSearchField } from '../../../shared/trade/passenger/saved-search-field.tsx'
import { useSavedSearch } from '../../../shared/trade/passenger/use-saved-search.ts'
import { DeletePassenger } from './delete-passenger.tsx'
import type { Deleted } from './deleted-notice.tsx'
import { SavedRow } from './saved-row.tsx'
import { SavedSkeleton } from './saved-skeleton.tsx'

/** The saved passengers in pages; page and search are in the address. */
export function SavedList({ onDeleted }: { onDeleted: (deleted: Deleted) => void }) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(address.get('search') ?? '')
  const [doomed, setDoomed] = useState<Schemas['SavedPassenger'] | null>(null)
  const { search, isTooShort } = useSavedSearch(typed)
  const page = readPage(address.get('page'))
  const query = useQuery(savedPassengersQuery({ page, search }))
  const isAnotherSearch = search !== (address.get('search') ?? '')
  useEffect(() => {
    if (!isAnotherSearch) return
    void navigate(paths.profilePassenger(search === '' ? {} : { search }), { replace: true })
  }, [isAnotherSearch, search, navigate])
  return (
    <QueryState query={query} skeleton={<SavedSkeleton />}>
      {(list) =>
        list.Total === 0 && search === '' ? (
          <NobodyYet />
        ) : (
          <div className="flex flex-col gap-5">
            {search === '' && list.Total >= SAVED_PASSENGERS_MAX && <Full />}
            <SavedSearchField value={typed} onValueChange={setTyped} className="sm:max-w-md" />
            <Count total={list.Total} search={isTooShort ? '' : search} />
            {list.Items.length === 0 ? (
              <NotFound search={search} onShowAll={() => setTyped('')} />
            ) : (
              <Card asChild>
                <ul className="divide-y divide-border">
                  {list.Items.map((saved) => (
                    <SavedRow key={saved.Id} saved={saved} onDelete={() => setDoomed(saved)} />
                  ))}
                </ul>
              </Card>
            )}
            <ListPages
              page={page}
              pages={Math.ceil(list.Total / PAGE_SIZE)}
              to={(number) =>
                paths.profilePassenger({
                  ...(search !== '' && { search }),
                  ...(number > 1 && { page: String(number) }),
                })
              }
            />
            <DeletePassenger
              saved={doomed}
              onClose={() => setDoomed(null)}
              onDeleted={(deleted) => {
                setDoomed(null)
                onDeleted(deleted)
              }}
            />
          </div>
        )
      }
    </QueryState>
  )
}

/** What is no page is the first one. */
function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page >= 1 && page <= SAVED_PASSENGERS_MAX ? page : 1
}

function Count({ total, search }: { total: number; search: string }) {
  const { t } = useTranslation(['passenger', 'traveller'])
  return (
    <p role="status" className="text-sm text-muted-foreground">
      {search === ''
        ? t('traveller:saved.total', { count: total })
        : total > 0 && t('traveller:search.found', { count: total })}
    </p>
  )
}

function NobodyYet() {
  const { t } = useTranslation(['passenger', 'traveller'])
  return (
    <EmptyState
      title={t('traveller:saved.noneTitle')}
      description={t('traveller:saved.noneBody')}
      illustration={<Seascape seed="passengers" />}
      action={
        <Button asChild variant="secondary">
          <Link to={paths.profilePassenger({ edit: 'new' })}>{t('traveller:saved.addFirst')}</Link>
        </Button>
      }
    />
  )
}

function NotFound({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  const { t } = useTranslation(['passenger', 'traveller'])
  return (
    <EmptyState
      title={t('traveller:search.nobody', { search })}
      description={t('traveller:search.other')}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {t('traveller:search.showAll')}
        </Button>
      }
    />
  )
}

function Full() {
  const { t } = useTranslation(['passenger', 'traveller'])
  return <Alert variant="info">{t('traveller:saved.full', { max: SAVED_PASSENGERS_MAX })}</Alert>
}
