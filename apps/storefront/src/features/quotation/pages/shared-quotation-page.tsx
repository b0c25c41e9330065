import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'

import { QueryState } from '../../../shared/kit/query-state.tsx'
import { sharedQuotationQuery } from '../api/quotation-queries.ts'
import { QuotationPaper } from '../components/quotation-paper.tsx'
import { AgentWay } from '../components/shared/agent-way.tsx'
import { SharedSkeleton } from '../components/shared/shared-skeleton.tsx'
import { SharedView } from '../components/shared/shared-view.tsx'
import { UnknownLink } from '../components/shared/unknown-link.tsx'

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
