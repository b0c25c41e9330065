import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import type { Ref } from 'react'

import { SectorCrossing } from '../../../shared/ferry/sector-crossing.tsx'
import type { Leg } from '../model/legs.ts'
import { isReachable } from '../model/picked-sailing.ts'
import type { PickedSailing } from '../model/picked-sailing.ts'
import type { ResultView } from '../model/result-view.ts'
import { listSailings } from '../model/sailing-list.ts'
import { ClearFilters } from './filter-panel.tsx'
import { LegDayStrip } from './leg-day-strip.tsx'
import { SailingRow } from './sailing-row.tsx'
import { UnavailableLeg } from './unavailable-leg.tsx'

export type LegSectionProps = {
  leg: Leg
  /** “Outbound”, “Return”, “Sector 2”. */
  name: string
  date: string
  view: ResultView
  seats: number
  picked: PickedSailing | undefined
  previous: PickedSailing | undefined
  isStale: boolean
  onDate: (date: string) => void
  onPick: (key: string) => void
  onView: (values: Partial<ResultView>) => void
  onModify: () => void
  onOneWay: () => void
  headingRef?: Ref<HTMLHeadingElement>
}

/** One leg: the sailing chosen for it, or all that can be chosen. */
export function LegSection(props: LegSectionProps) {
  const { leg, name, picked, headingRef, onPick } = props
  const { t } = useTranslation(['ferry', 'common'])
  const format = useFormat()
  return (
    <section aria-label={name} className="scroll-mt-24">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
        <h2 ref={headingRef} tabIndex={-1} className="text-xl outline-none">
          {name}
          <span className="ms-3 text-base font-medium text-muted-foreground">
            {format.date(props.date, 'long')}
          </span>
        </h2>
        {picked && (
          <Button
            variant="link"
            onClick={() => onPick('')}
            aria-label={t('results.changePick', { leg: name })}
          >
            {t('common:action.change')}
          </Button>
        )}
      </header>
      {picked ? (
        <div className="rounded-xl border-2 border-brand bg-card p-4 sm:p-5">
          <SectorCrossing
            size="results"
            from={leg.from}
            to={leg.to}
            sailing={picked.sailing}
            operatorName={picked.sailing.OperatorName}
          />
          <p className="mt-3 flex justify-between gap-4 border-t border-border pt-3 text-sm">
            <span>{picked.offer.ClassName}</span>
            <span className="font-semibold tabular">
              {format.money(picked.offer.Estimate.Total)}
            </span>
          </p>
        </div>
      ) : (
        <SailingChoice {...props} />
      )}
    </section>
  )
}

function SailingChoice(props: LegSectionProps) {
  const { leg, view, seats, previous, isStale, date, onDate, onPick, onView } = props
  const { t } = useTranslation('ferry')
  const listed = listSailings(leg, view)
  return (
    <>
      <LegDayStrip leg={leg} date={date} onDate={onDate} />
      <p role="status" className="mt-3 mb-2 text-sm text-muted-foreground">
        {isStale ? t('results.searching') : t('results.count', { count: listed.length })}
      </p>
      {leg.leg.Unavailable && (
        <UnavailableLeg
          unavailable={leg.leg.Unavailable}
          onModify={props.onModify}
          onOneWay={props.onOneWay}
        />
      )}
      {listed.length > 0 && (
        <ul
          className={`divide-y divide-border overflow-hidden rounded-xl border border-border bg-card transition-opacity ${isStale ? 'opacity-50' : ''}`}
        >
          {listed.map(({ sailing, offers }) => (
            <SailingRow
              key={sailing.Id}
              leg={leg}
              sailing={sailing}
              offers={offers}
              seats={seats}
              isReachable={isReachable(sailing, previous)}
              onPick={onPick}
            />
          ))}
        </ul>
      )}
      {listed.length === 0 && !leg.leg.Unavailable && (
        <EmptyState
          headingLevel={3}
          title={t('results.noMatch')}
          action={<ClearFilters onChange={onView} />}
        />
      )}
    </>
  )
}
