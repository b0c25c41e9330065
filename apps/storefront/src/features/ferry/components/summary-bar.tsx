import type { FerryCriteria } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Skeleton } from '@selat/ui/skeleton'
import { partsAtCommas, Unbroken } from '@selat/ui/unbroken'
import { Pencil } from 'lucide-react'
import { useRef } from 'react'

import { PartyText } from '../../../shared/trade/ferry/party-text.tsx'
import { ModifySearch } from './modify-search.tsx'

export type SummaryBarProps = {
  criteria: FerryCriteria
  /** The title with the names of its terminals; null while those are loading. */
  title: { text: string; terminals: readonly string[] } | null
  isModifying: boolean
  onModifying: (isModifying: boolean) => void
  onSearch: (criteria: FerryCriteria) => void
}

/** Shows the search, with a form that changes it while the results stay. */
export function SummaryBar(props: SummaryBarProps) {
  const { criteria, title, isModifying, onModifying, onSearch } = props
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  const modify = useRef<HTMLButtonElement>(null)
  const { tripType, departOn, returnOn } = criteria
  const dates = {
    one_way: () => format.date(departOn),
    round_trip: () => format.dateRange(departOn, returnOn),
    multi_city: () =>
      format.dateRange(
        criteria.sectors[0]?.departOn ?? departOn,
        criteria.sectors.at(-1)?.departOn ?? departOn,
      ),
    open_ticket: () => null,
  }[tripType]()
  const search = (changed: FerryCriteria) => {
    onModifying(false)
    heading.current?.focus()
    onSearch(changed)
  }
  return (
    <div className="border-b border-border bg-card">
      <div className="mx-auto flex w-full max-w-6xl items-center justify-between gap-x-6 px-4 py-4 sm:px-6 sm:py-5">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-xl break-keep outline-none sm:text-2xl md:text-3xl"
          >
            {title ? (
              <Unbroken text={title.text} parts={title.terminals.flatMap(partsAtCommas)} />
            ) : (
              <span className="sr-only">{t('search.title')}</span>
            )}
          </h1>
          {!title && <Skeleton className="h-7 w-80 max-w-full sm:h-8 md:h-9.5" />}
          <p className="mt-1 text-sm break-keep text-muted-foreground sm:text-base">
            {t(`tripType.${tripType}`)}
            {dates !== null && ` · ${dates}`}
            {' · '}
            <PartyText party={criteria} />
          </p>
        </div>
        <Button
          ref={modify}
          variant="outline"
          aria-expanded={isModifying}
          onClick={() => onModifying(!isModifying)}
          className="max-sm:size-11 max-sm:px-0"
        >
          <Pencil aria-hidden />
          <span className="max-sm:sr-only">{t('search.modify')}</span>
        </Button>
      </div>
      <ModifySearch
        criteria={criteria}
        isOpen={isModifying}
        onClose={() => {
          onModifying(false)
          modify.current?.focus()
        }}
        onSearch={search}
      />
    </div>
  )
}
