import {
  PASSENGER_SEARCH_MAX_LENGTH,
  PASSENGER_SEARCH_MIN,
  SAVED_PASSENGERS_MAX,
} from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { EmptyState } from '@selat/ui/empty-state'
import { Seascape } from '@selat/ui/seascape'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { codec, pageNumber, words } from '../../../shared/kit/address/codec.ts'
import { useAddress } from '../../../shared/kit/address/use-address.ts'
import { ListPages } from '../../../shared/kit/list-pages.tsx'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { SearchField } from '../../../shared/kit/search-field.tsx'
import {
  PAGE_SIZE,
  savedPassengersQuery,
} from '../../../shared/trade/passenger/saved-passengers.ts'
import { DeletePassenger } from './delete-passenger.tsx'
import type { Deleted } from './deleted-notice.tsx'
import { SavedRow } from './saved-row.tsx'

const savedAddress = codec(
  {
    search: words({ max: PASSENGER_SEARCH_MAX_LENGTH }),
    page: pageNumber({ max: SAVED_PASSENGERS_MAX }),
  },
  { place: 'page' },
)

/** Lists the saved passengers in pages; the address has the page and the search. */
export function SavedList({ onDeleted }: { onDeleted: (deleted: Deleted) => void }) {
  const { t } = useTranslation(['passenger', 'traveller'])
  const { query: address, addressOf, set } = useAddress(savedAddress)
  const { search: typed = '', page = 1 } = address
  const search = typed.length >= PASSENGER_SEARCH_MIN ? typed : ''
  const [doomed, setDoomed] = useState<Schemas['SavedPassenger'] | null>(null)
  const query = useQuery(savedPassengersQuery({ page, search }))
  return (
    <QueryState query={query} skeleton={<SavedSkeleton />}>
      {(list) =>
        list.Total === 0 && search === '' ? (
          <NobodyYet />
        ) : (
          <div className="flex flex-col gap-5">
            {search === '' && list.Total >= SAVED_PASSENGERS_MAX && <Full />}
            <div className="sm:max-w-md">
              <SearchField
                label={t('traveller:search.label')}
                hint={t('traveller:search.hint', { min: PASSENGER_SEARCH_MIN })}
                value={typed}
                max={PASSENGER_SEARCH_MAX_LENGTH}
                onChange={(text) => set({ search: text })}
              />
            </div>
            <Count total={list.Total} search={search} />
            {list.Items.length === 0 ? (
              <NotFound search={search} onShowAll={() => set({ search: undefined })} />
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
              to={(number) => addressOf({ page: number })}
            />
            <DeletePassenger saved={doomed} onClose={() => setDoomed(null)} onDeleted={onDeleted} />
          </div>
        )
      }
    </QueryState>
  )
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

/** Shows a placeholder in the size of a search field and a few passengers. */
function SavedSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-20 w-full sm:max-w-md" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
