import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { allSavedPassengersQuery } from '../../../shared/trade/passenger/saved-passengers.ts'
import { SavedForm } from './saved-form.tsx'

/** Edits a new passenger, or a saved one by its id. */
export function SavedEditor({ id }: { id: string | null }) {
  const { t } = useTranslation(['passenger', 'traveller'])
  return (
    <>
      <Link
        to={paths.profilePassenger()}
        className="-mt-3 mb-5 inline-flex min-h-6 items-center gap-1.5 text-brand-text underline underline-offset-4"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('traveller:saved.back')}
      </Link>
      {id === null ? <SavedForm saved={null} /> : <KnownPassenger id={id} />}
    </>
  )
}

function KnownPassenger({ id }: { id: string }) {
  const { t } = useTranslation(['passenger', 'traveller'])
  // There is no call for a single passenger, so all of them are loaded.
  const query = useQuery(allSavedPassengersQuery)
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 w-full" />}>
      {(all) => {
        const saved = all.find(({ Id }) => Id === id)
        if (saved) return <SavedForm saved={saved} />
        return (
          <EmptyState
            title={t('traveller:saved.unknown')}
            description={t('traveller:saved.unknownBody')}
            action={
              <Button asChild variant="outline">
                <Link to={paths.profilePassenger()}>{t('traveller:saved.back')}</Link>
              </Button>
            }
          />
        )
      }}
    </QueryState>
  )
}
