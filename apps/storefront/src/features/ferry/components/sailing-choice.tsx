import type { CalendarDate } from '@selat/domain'
import { useTranslation, useFormat } from '@selat/i18n'
import { EmptyState } from '@selat/ui/empty-state'
import { type ReactNode, Suspense, useRef } from 'react'

import { deferred } from '../../../shared/kit/deferred.tsx'
import { AgesOfOperators } from '../../../shared/trade/ferry/operator-ages.tsx'
import { clockDifference } from '../model/clock-difference.ts'
import type { Leg } from '../model/legs.ts'
import type { PickedSailing } from '../model/picked-sailing.ts'
import type { ResultView } from '../model/result-view.ts'
import { listSailings } from '../model/sailing-list.ts'
import { unavailableOf } from '../model/unavailable.ts'
import { ClearFilters } from './clear-filters.tsx'
import { LegDayStrip } from './leg-day-strip.tsx'
import { SailingRow } from './sailing-row.tsx'

const UnavailableLeg = deferred(() =>
  import('./unavailable-leg.tsx').then((module) => module.UnavailableLeg),
)

export type SailingChoiceProps = {
  leg: Leg
  /** The name of the leg: “Outbound”, “Return”, “Sector 2”. */
  name: string
  /** The requested date; the leg may still be that of the former date. */
  date: CalendarDate
  /** The first day on which this leg may leave. */
  firstDate: CalendarDate
  isReturn: boolean
  view: ResultView
  seats: number
  previous: PickedSailing | undefined
  isStale: boolean
  /** The order and the filters, if they belong to this leg. */
  tools?: ReactNode
  onDate: (date: CalendarDate) => void
  onPick: (key: string) => void
  onView: (values: Partial<ResultView>) => void
  onModify: () => void
  onOneWay: () => void
}

/** Shows the days around the date of a leg, and the sailings of that date. */
export function SailingChoice(props: SailingChoiceProps) {
  const { leg, name, view, seats, previous, isStale, onPick, onView, tools } = props
  const { t } = useTranslation('ferry')
  const count = useRef<HTMLParagraphElement>(null)
  const unavailable = unavailableOf(leg, { seats, previous, isReturn: props.isReturn })
  // On a day that is sold out, each sailing says so itself. If all sailings leave too early, none is listed.
  const isTooEarly = unavailable?.code === 'no_return_sailing'
  const hasSailings = leg.leg.Sailings.length > 0 && !isTooEarly
  const listed = isTooEarly ? [] : listSailings(leg, view)
  const clear = (values: Partial<ResultView>) => {
    // The pressed button gives way to the sailings, so the focus goes to their count above them.
    count.current?.focus()
    onView(values)
  }
  return (
    <>
      <LegDayStrip
        leg={leg}
        name={name}
        date={props.date}
        firstDate={props.firstDate}
        onDate={props.onDate}
      />
      <div className="mt-2 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="text-sm text-muted-foreground">
          <p ref={count} role="status" tabIndex={-1} className="outline-none">
            {isStale ? t('results.searching') : t('results.count', { count: listed.length })}
          </p>
          <ClockNote leg={leg} />
          <AgesOfOperators codes={leg.leg.Sailings.map(({ Operator }) => Operator)} />
        </div>
        {hasSailings && tools}
      </div>
      {unavailable && !isStale && (
        <UnavailableLeg
          unavailable={unavailable}
          onModify={props.onModify}
          onOneWay={props.onOneWay}
        />
      )}
      {listed.length > 0 && (
        <ul
          className={`divide-y divide-border overflow-hidden rounded-xl border border-border bg-card transition-opacity ${isStale ? 'opacity-50' : ''}`}
        >
          {listed.map(({ sailing, offers }) => (
            // React hydrates each row separately, so that a press of one sailing does not wait for all of them.
            <Suspense key={sailing.Id}>
              <SailingRow
                leg={leg}
                sailing={sailing}
                offers={offers}
                seats={seats}
                previous={previous}
                onPick={onPick}
              />
            </Suspense>
          ))}
        </ul>
      )}
      {hasSailings && listed.length === 0 && (
        <EmptyState
          headingLevel={3}
          title={t('results.noMatch')}
          action={<ClearFilters onChange={clear} />}
        />
      )}
    </>
  )
}

/** Says how far the clocks of the two terminals differ; shows nothing if they agree. */
function ClockNote({ leg: { from, to, leg } }: { leg: Leg }) {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const [sailing] = leg.Sailings
  const minutes = sailing ? clockDifference(sailing) : 0
  if (!sailing || minutes === 0) return null
  const values = {
    here: format.zone(from.TimeZone, sailing.DepartsAt),
    there: format.zone(to.TimeZone, sailing.ArrivesAt),
    duration: format.durationLong(Math.abs(minutes)),
  }
  return <p>{t(minutes < 0 ? 'results.clockBehind' : 'results.clockAhead', values)}</p>
}
