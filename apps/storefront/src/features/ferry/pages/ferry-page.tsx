import { useTranslation } from '@selat/i18n'
import { PageHeading } from '@selat/ui/page-heading'
import { useSearchParams } from 'react-router-dom'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { useTenant } from '../../../shared/app/tenant.ts'
import { parseCriteria } from '../../../shared/trade/ferry/criteria-url.ts'
import { FerrySearchForm } from '../../../shared/trade/ferry/ferry-search-form.tsx'
import { RouteIndex } from '../../../shared/trade/ferry/route-index.tsx'
import { useNetwork } from '../../../shared/trade/ferry/use-network.ts'

/**
 * Shows the search on a page of its own; an address with a search fills it in. All routes and terminals with a page are
 * listed below.
 */
export default function FerryPage() {
  const { t } = useTranslation('ferry')
  const { Web } = useTenant()
  const [params] = useSearchParams()
  const { data: network } = useNetwork()
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 md:py-14">
      <PageMeta title={t('search.title')} />
      <PageHeading>{t('search.title')}</PageHeading>
      <div className="mt-8 rounded-xl border border-border bg-card p-4 shadow-card sm:p-6">
        <FerrySearchForm key={Web} initial={params.size > 0 ? parseCriteria(params) : undefined} />
      </div>
      {network && (
        <div id="routes" className="mt-14 flex scroll-mt-24 flex-col gap-10">
          <RouteIndex network={network} />
        </div>
      )}
    </div>
  )
}
