import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { usePageParams } from '../../../shared/kit/address/use-page-params.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { AgencyPage } from '../../../shared/trade/agency/agency-page.tsx'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { useAgency } from '../../../shared/trade/agency/use-agency.ts'
import { quotationQuery, tokenOfLink } from '../api/quotation-queries.ts'
import { QuotationPaper } from '../components/quotation-paper.tsx'
import { QuotationView } from '../components/quotation-view.tsx'

export default function QuotationPage() {
  const { t } = useTranslation('quotation')
  const { id } = usePageParams('/quotations/:id')
  const agency = useAgency()
  const mayRead = agency !== null && sellers.includes(agency.Role)
  const query = useQuery({ ...quotationQuery(id), enabled: mayRead })
  return (
    <>
      <div className="print:hidden">
        <AgencyPage
          roles={sellers}
          title={query.data ? t('page.title', { number: query.data.Number }) : t('page.eyebrow')}
        >
          <Link
            to={paths.quotations()}
            className="-mt-3 mb-5 inline-flex min-h-6 items-center gap-1.5 text-brand-text underline underline-offset-4"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {t('page.back')}
          </Link>
          <Found query={query} />
        </AgencyPage>
      </div>
      {mayRead && query.data && <QuotationPaper token={tokenOfLink(query.data.Link)} />}
    </>
  )
}

function Found({ query }: { query: UseQueryResult<Schemas['Quotation']> }) {
  const { t } = useTranslation('quotation')
  const failure = callErrorOf(query.error)
  // The server refuses an id that cannot be one by validation; there is no such quotation either.
  if (isProblem(failure, 'not_found') || isProblem(failure, 'validation_failed'))
    return (
      <EmptyState
        title={t('page.unknown')}
        description={t('page.unknownBody')}
        action={
          <Button asChild variant="outline">
            <Link to={paths.quotations()}>{t('page.back')}</Link>
          </Button>
        }
      />
    )
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 w-full" />}>
      {(quotation) => <QuotationView quotation={quotation} />}
    </QueryState>
  )
}
