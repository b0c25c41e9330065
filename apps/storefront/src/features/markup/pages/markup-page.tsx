import { useTranslation } from '@selat/i18n'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'

import { AgencyPage } from '../../../shared/agency/agency-page.tsx'
import { owners } from '../../../shared/agency/roles.ts'
import { useIsFor } from '../../../shared/agency/use-agency.ts'
import { QueryState } from '../../../shared/query-state.tsx'
import { markupQuery } from '../../../shared/sale/markup-query.ts'
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

/** The owner changes the rules, everybody else of the agency reads them. */
function Markup() {
  const isOwner = useIsFor(owners)
  // What is typed is not for a refetch to take away.
  const query = useQuery({ ...markupQuery(), ...(isOwner && { staleTime: Infinity }) })
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 w-full" />}>
      {(markup) => (isOwner ? <MarkupForm markup={markup} /> : <MarkupView markup={markup} />)}
    </QueryState>
  )
}
