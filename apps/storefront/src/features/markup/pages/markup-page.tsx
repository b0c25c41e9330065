import { useTranslation } from '@selat/i18n'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'

import { QueryState } from '../../../shared/kit/query-state.tsx'
import { AgencyPage } from '../../../shared/trade/agency/agency-page.tsx'
import { owners } from '../../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../../shared/trade/agency/use-agency.ts'
import { markupQuery } from '../../../shared/trade/sale/markup-query.ts'
import { MarkupForm } from '../components/markup-form.tsx'
import { MarkupView } from '../components/markup-view.tsx'

export default function MarkupPage() {
  const { t } = useTranslation('markup')
  return (
    <AgencyPage title={t('page.title')} lead={t('page.lead')}>
      <Markup />
    </AgencyPage>
  )
}

/** Lets the owner change the rules; the other members of the agency only read them. */
function Markup() {
  const isOwner = useIsFor(owners)
  // A refetch would overwrite what the owner is typing.
  const query = useQuery({ ...markupQuery(), ...(isOwner && { staleTime: Infinity }) })
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 w-full" />}>
      {(markup) => (isOwner ? <MarkupForm markup={markup} /> : <MarkupView markup={markup} />)}
    </QueryState>
  )
}
