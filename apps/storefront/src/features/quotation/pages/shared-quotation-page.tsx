import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

import { QueryState } from '../../../shared/query-state.tsx'
import { sharedQuotationQuery } from '../api/quotation-queries.ts'
import { AgentWay } from '../components/agent-way.tsx'
import { QuotationPaper } from '../components/quotation-paper.tsx'
import { SharedSkeleton } from '../components/shared-skeleton.tsx'
import { SharedView } from '../components/shared-view.tsx'
import { UnknownLink } from '../components/unknown-link.tsx'

/**
 * What a customer sees of a quotation, with the secret of its link. It stands where agents log in, because who is nobody yet
 * may see no other page of their site (NAV-5).
 */
export default function SharedQuotationPage() {
  const token = useSearchParams()[0].get('quotation') ?? ''
  const query = useQuery(sharedQuotationQuery(token))
  const failure = callErrorOf(query.error)
  // What cannot be a secret opens nothing either.
  const isUnknown =
    isProblem(failure, 'quotation_link_invalid') || isProblem(failure, 'validation_failed')
  return (
    <>
      <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 md:py-10 print:hidden">
        {isUnknown ? (
          <UnknownLink />
        ) : (
          <QueryState query={query} skeleton={<SharedSkeleton />}>
            {(quotation) => <SharedView quotation={quotation} token={token} />}
          </QueryState>
        )}
        <AgentWay />
      </div>
      {!isUnknown && <QuotationPaper token={token} />}
    </>
  )
}
