import { checkCriteria, type FerryCriteria } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { useEffect, useState } from 'react'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { deferred } from '../../../shared/kit/deferred.tsx'
import { serializeCriteria } from '../../../shared/trade/ferry/criteria-url.ts'
import { terminalOf, useNetwork } from '../../../shared/trade/ferry/use-network.ts'
import { useSearchLimits } from '../../../shared/trade/ferry/use-search-form.ts'
import { rememberSearch } from '../../../shared/trade/product/recent-searches.ts'
import { DatedResults } from '../components/dated-results.tsx'
import { ResultsSkeleton } from '../components/results-skeleton.tsx'
import { SummaryBar, type SummaryBarProps } from '../components/summary-bar.tsx'
import { useResultAddress } from '../components/use-result-address.ts'

// Most searches name a day and are complete, so the other pages are deferred.
const OpenTicketResults = deferred(
  () => import('../components/open-ticket-results.tsx').then((module) => module.OpenTicketResults),
  { place: <ResultsSkeleton /> },
)

const IncompleteSearch = deferred(() =>
  import('../components/incomplete-search.tsx').then((module) => module.IncompleteSearch),
)

export default function FerryResultPage() {
  const address = useResultAddress()
  const limits = useSearchLimits()
  const [isModifying, setIsModifying] = useState(false)
  const { t } = useTranslation('ferry')
  const title = useTitle(address.criteria)
  const [issue] = checkCriteria(address.criteria, limits)
  const search = issue ? '' : serializeCriteria(address.criteria).toString()
  useEffect(() => rememberSearch('ferry', new URLSearchParams(search)), [search])
  if (issue) return <IncompleteSearch criteria={address.criteria} issue={issue} />
  const Results = address.criteria.tripType === 'open_ticket' ? OpenTicketResults : DatedResults
  return (
    <>
      <PageMeta title={title?.text ?? t('search.title')} />
      <SummaryBar
        criteria={address.criteria}
        title={title}
        isModifying={isModifying}
        onModifying={setIsModifying}
        onSearch={address.search}
      />
      <Results address={address} onModify={() => setIsModifying(true)} />
    </>
  )
}

/** Names the journey. While the names of its terminals are loading there is no title; if they cannot be loaded, it has the codes. */
function useTitle({ tripType, from, to, sectors }: FerryCriteria): SummaryBarProps['title'] {
  const { t } = useTranslation('ferry')
  const { data: network, isPending } = useNetwork()
  if (isPending) return null
  const nameOf = (code = '') => (network && terminalOf(network, code)?.Name) ?? code
  if (tripType === 'multi_city') {
    const start = nameOf(sectors[0]?.from)
    const text = t('results.journey', { from: start, count: sectors.length })
    return { text, terminals: [start] }
  }
  const names = { from: nameOf(from), to: nameOf(to) }
  return { text: t('results.title', names), terminals: [names.from, names.to] }
}
