import { checkCriteria } from '@selat/domain'
import type { FerryCriteria } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { PageHeading } from '@selat/ui/page-heading'
import { useState } from 'react'

import { useCriteriaRefusalText } from '../../../shared/ferry/criteria-refusal-text.ts'
import { FerrySearchForm } from '../../../shared/ferry/ferry-search-form.tsx'
import { terminalOf, useNetwork } from '../../../shared/ferry/use-network.ts'
import { useBookableRange } from '../../../shared/ferry/use-search-form.ts'
import { PageMeta } from '../../../shared/page-meta.tsx'
import { DatedResults } from '../components/dated-results.tsx'
import { OpenTicketResults } from '../components/open-ticket-results.tsx'
import { SummaryBar } from '../components/summary-bar.tsx'
import { useResultAddress } from '../components/use-result-address.ts'

export default function FerryResultPage() {
  const address = useResultAddress()
  const range = useBookableRange()
  const [isModifying, setIsModifying] = useState(false)
  const title = useTitle(address.criteria)
  const refusals = checkCriteria(address.criteria, range)
  const [refusal] = refusals
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
    ? t('results.title', { from: nameOf(sectors[0]?.from), to: nameOf(sectors.at(-1)?.to) })
    : t('results.title', { from: nameOf(from), to: nameOf(to) })
}

type IncompleteSearchProps = {
  criteria: FerryCriteria
  refusal: ReturnType<typeof checkCriteria>[number]
}

/** A link whose dates have passed or that is only half a search: the form, filled with what there is. */
function IncompleteSearch({ criteria, refusal }: IncompleteSearchProps) {
  const { t } = useTranslation('ferry')
  const toText = useCriteriaRefusalText()
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 md:py-14">
      <PageMeta title={t('search.title')} />
      <PageHeading>{t('search.title')}</PageHeading>
      <Alert variant="warning" title={toText(refusal)} className="mt-6" />
      <div className="mt-6 rounded-xl border border-border bg-card p-4 shadow-card sm:p-6">
        <FerrySearchForm initial={criteria} />
      </div>
    </div>
  )
}
