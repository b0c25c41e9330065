import { checkCriteria } from '@selat/domain'
import type { FerryCriteria } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { useEffect, useState } from 'react'

import { serializeCriteria } from '../../../shared/ferry/criteria-url.ts'
import { terminalOf, useNetwork } from '../../../shared/ferry/use-network.ts'
import { useSearchLimits } from '../../../shared/ferry/use-search-form.ts'
import { PageMeta } from '../../../shared/page-meta.tsx'
import { rememberSearch } from '../../../shared/recent-searches.ts'
import { DatedResults } from '../components/dated-results.tsx'
import { IncompleteSearch } from '../components/incomplete-search.tsx'
import { OpenTicketResults } from '../components/open-ticket-results.tsx'
import { SummaryBar } from '../components/summary-bar.tsx'
import { useResultAddress } from '../components/use-result-address.ts'

export default function FerryResultPage() {
  const address = useResultAddress()
  const limits = useSearchLimits()
  const [isModifying, setIsModifying] = useState(false)
  const title = useTitle(address.criteria)
  const [refusal] = checkCriteria(address.criteria, limits)
  const search = refusal ? '' : serializeCriteria(address.criteria).toString()
  useEffect(() => rememberSearch('ferry', new URLSearchParams(search)), [search])
  if (refusal) return <IncompleteSearch criteria={address.criteria} refusal={refusal} />
  const Results = address.criteria.tripType === 'open_ticket' ? OpenTicketResults : DatedResults
  return (
    <>
      <PageMeta title={title} />
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

function useTitle({ tripType, from, to, sectors }: FerryCriteria): string {
  const { t } = useTranslation('ferry')
  const { data: network } = useNetwork()
  const nameOf = (code = '') => (network && terminalOf(network, code)?.Name) ?? code
  return tripType === 'multi_city'
    ? t('results.journey', { from: nameOf(sectors[0]?.from), count: sectors.length })
    : t('results.title', { from: nameOf(from), to: nameOf(to) })
}
