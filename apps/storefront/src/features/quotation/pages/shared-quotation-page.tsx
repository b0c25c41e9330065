import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import { PageHeading } from '@selat/ui/page-heading'
import { Seascape } from '@selat/ui/seascape'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useSearchParams, Link } from 'react-router-dom'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { paths } from '../../../shared/app/paths.ts'
import { useSessionView } from '../../../shared/app/session-store.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { sharedQuotationQuery } from '../api/quotation-queries.ts'
import { QuotationPaper } from '../components/quotation-paper.tsx'
import { SharedView } from '../components/shared/shared-view.tsx'

/** Shows a quotation to its customer, by the secret of its link. The quotation's own address names the agency. */
export default function SharedQuotationPage() {
  const [search] = useSearchParams()
  // Links that were sent earlier have the secret under an older name.
  const token = search.get('token') ?? search.get('quotation') ?? ''
  const query = useQuery(sharedQuotationQuery(token))
  const failure = callErrorOf(query.error)
  // A text that cannot be a secret is refused by validation; such a link is unknown, too.
  const isUnknown =
    isProblem(failure, 'quotation_link_invalid') || isProblem(failure, 'validation_failed')
  return (
    <>
      <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 md:py-10 print:hidden">
        {isUnknown ? (
          <>
            <UnknownLink />
            <AgentWay />
          </>
        ) : (
          <QueryState query={query} skeleton={<SharedSkeleton />}>
            {(quotation) => <AtItsAddress quotation={quotation} token={token} />}
          </QueryState>
        )}
      </div>
      {!isUnknown && <QuotationPaper token={token} />}
    </>
  )
}

type AtItsAddressProps = { quotation: Schemas['SharedQuotation']; token: string }

/** Leads an older address, or one with another agency's name, to the quotation's own address. */
function AtItsAddress({ quotation, token }: AtItsAddressProps) {
  const { pathname } = useLocation()
  const { Link: address } = quotation
  const isHere = address === undefined || address.startsWith(`${pathname}?`)
  return isHere ? (
    <SharedView quotation={quotation} token={token} />
  ) : (
    <Navigate to={address} replace />
  )
}

/** Shows a placeholder in the size of a quotation with one line and the beginning of its form. */
function SharedSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-24 w-full max-w-xl" />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  )
}

/** Links to the login, for agents who opened a link that shows no quotation. */
function AgentWay() {
  const { t } = useTranslation(['quotation', 'common'])
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  if (isLoggedIn) return null
  return (
    <p className="mt-12 flex flex-wrap items-center gap-x-2 border-t border-border pt-4 text-muted-foreground">
      {t('shared.agent')}
      <Button asChild variant="link">
        <Link to={paths.login()}>{t('common:nav.login')}</Link>
      </Button>
    </p>
  )
}

/** Says that the link is unknown; it must not reveal what the link might have been. */
function UnknownLink() {
  const { t } = useTranslation('quotation')
  return (
    <section className="grid items-center gap-6 overflow-hidden rounded-xl border border-border bg-card md:grid-cols-5">
      <PageMeta title={t('shared.unknownTitle')} />
      <div className="h-full min-h-40 md:col-span-2 [&>*]:size-full">
        <Seascape seed="unknown-quotation" />
      </div>
      <div className="px-6 pb-7 md:col-span-3 md:py-10 md:ps-2">
        <PageHeading lead={t('shared.unknownBody')}>{t('shared.unknownTitle')}</PageHeading>
      </div>
    </section>
  )
}
