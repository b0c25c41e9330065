import type { FerryCriteria } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { PageHeading } from '@selat/ui/page-heading'
import { Sheet } from '@selat/ui/sheet'

import { serializeCriteria } from '../../../shared/ferry/criteria-url.ts'
import { FerrySearchForm } from '../../../shared/ferry/ferry-search-form.tsx'
import { PartyText } from '../../../shared/ferry/party-field.tsx'

export type SummaryBarProps = {
  criteria: FerryCriteria
  title: string
  isModifying: boolean
  onModifying: (isModifying: boolean) => void
}

/** What was searched for, and the way to search anew without losing it. */
export function SummaryBar({ criteria, title, isModifying, onModifying }: SummaryBarProps) {
  const { t } = useTranslation(['ferry', 'common'])
  const format = useFormat()
  const { tripType, departOn, returnOn } = criteria
  const dates =
    tripType === 'round_trip'
      ? format.dateRange(departOn, returnOn)
      : tripType === 'one_way'
        ? format.date(departOn)
        : ''
  return (
    <div className="border-b border-border bg-card">
      <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-8">
        <PageHeading
          eyebrow={t(`tripType.${tripType}`)}
          lead={
            <>
              {dates !== '' && `${dates} · `}
              <PartyText party={criteria} />
            </>
          }
          actions={
            <Button variant="outline" onClick={() => onModifying(true)}>
              {t('search.modify')}
            </Button>
          }
        >
          {title}
        </PageHeading>
      </div>
      <Sheet
        open={isModifying}
        onOpenChange={onModifying}
        title={t('search.modify')}
        closeLabel={t('common:action.close')}
        className="mx-auto min-h-[70dvh] sm:max-w-5xl"
      >
        <FerrySearchForm
          key={serializeCriteria(criteria).toString()}
          initial={criteria}
          onSearched={() => onModifying(false)}
        />
      </Sheet>
    </div>
  )
}
