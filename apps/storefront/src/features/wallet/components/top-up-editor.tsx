import { useTranslation } from '@selat/i18n'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router-dom'

import { knownTopUpRejection } from '../../../shared/app/known/known-payments.ts'
import { paths } from '../../../shared/app/paths.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { termsQuery, topUpQuery } from '../api/wallet-queries.ts'
import type { TopUpStart } from '../model/top-up-values.ts'
import { TopUpForm } from './top-up-form.tsx'

/** Shows the form of a new top-up, or of a rejected one that is sent again. */
export function TopUpEditor({ again }: { again: string | null }) {
  return again === null ? <NewTopUp /> : <SentAgain id={again} />
}

function NewTopUp() {
  const [address] = useSearchParams()
  const amount = Number(address.get('amount') ?? Number.NaN)
  return (
    <WithTerms
      start={{
        rejected: null,
        currency: address.get('wallet'),
        amount: Number.isSafeInteger(amount) && amount > 0 ? amount : null,
      }}
    />
  )
}

function SentAgain({ id }: { id: string }) {
  const { t } = useTranslation('wallet')
  const query = useQuery(topUpQuery(id))
  const failure = callErrorOf(query.error)
  // The server refuses an id in the wrong form as invalid; such a top-up does not exist either.
  if (isProblem(failure, 'not_found') || isProblem(failure, 'validation_failed'))
    return (
      <EmptyState
        title={t('again.unknown')}
        description={t('again.unknownBody')}
        action={
          <Button asChild variant="outline">
            <Link to={paths.wallet()}>{t('again.toWallet')}</Link>
          </Button>
        }
      />
    )
  return (
    <QueryState query={query} skeleton={<FormSkeleton />}>
      {(topUp) =>
        topUp.Rejection === null ? (
          // A top-up that is not rejected must not be announced a second time.
          <Navigate to={paths.wallet({ wallet: topUp.Amount.Currency })} replace />
        ) : (
          <div className="flex flex-col gap-6">
            <Alert variant="warning" title={t('again.title', { number: topUp.Number })}>
              {t('again.body', { reason: t(`rejection.${knownTopUpRejection(topUp.Rejection)}`) })}
            </Alert>
            <WithTerms start={{ rejected: topUp, currency: null, amount: null }} />
          </div>
        )
      }
    </QueryState>
  )
}

function WithTerms({ start }: { start: TopUpStart }) {
  const query = useQuery(termsQuery())
  return (
    <QueryState query={query} skeleton={<FormSkeleton />}>
      {(terms) => <TopUpForm terms={terms} start={start} />}
    </QueryState>
  )
}

/** Shows a placeholder in the size of the two parts of the form. */
function FormSkeleton() {
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <Skeleton className="h-80 w-full rounded-xl" />
      <Skeleton className="h-72 w-full rounded-xl" />
    </div>
  )
}
