import { useTranslation } from '@selat/i18n'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { customerQuery } from '../../../shared/trade/agency/customers.ts'
import { CustomerForm } from './customer-form.tsx'

/** Edits a saved customer by its id, or a new one if it is null. */
export function CustomerEditor({ id }: { id: string | null }) {
  const { t } = useTranslation('customer')
  return (
    <>
      <Link
        to={paths.customers()}
        className="-mt-3 mb-5 inline-flex min-h-6 items-center gap-1.5 text-brand-text underline underline-offset-4"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('page.back')}
      </Link>
      {id === null ? <CustomerForm customer={null} /> : <KnownCustomer id={id} />}
    </>
  )
}

function KnownCustomer({ id }: { id: string }) {
  const { t } = useTranslation('customer')
  // The customer is not loaded again, because that could overwrite typed values.
  const query = useQuery({ ...customerQuery(id), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
  const failure = callErrorOf(query.error)
  // The server refuses an id in the wrong form as invalid; such a customer does not exist either.
  if (isProblem(failure, 'not_found') || isProblem(failure, 'validation_failed'))
    return (
      <EmptyState
        title={t('form.unknown')}
        description={t('form.unknownBody')}
        action={
          <Button asChild variant="outline">
            <Link to={paths.customers()}>{t('page.back')}</Link>
          </Button>
        }
      />
    )
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 w-full max-w-4xl" />}>
      {(customer) => <CustomerForm customer={customer} />}
    </QueryState>
  )
}
