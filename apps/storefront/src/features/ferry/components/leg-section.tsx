import type { CalendarDate, Party } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { useId } from 'react'
import type { ReactNode, Ref } from 'react'

import { CrossingName } from '../../../shared/trade/ferry/crossing-name.tsx'
import type { Leg } from '../model/legs.ts'
import type { PickedSailing } from '../model/picked-sailing.ts'
import type { ResultView } from '../model/result-view.ts'
import { PickedCrossing } from './picked-crossing.tsx'
import { SailingChoice } from './sailing-choice.tsx'

export type LegSectionProps = {
  leg: Leg
  /** “Outbound”, “Return”, “Sector 2”. */
  name: string
  /** The date asked for; the leg's own may still be the one before. */
  date: CalendarDate
  /** The first day that this leg may leave on. */
  firstDate: CalendarDate
  /** Says between which terminals it sails, where the page's title does not. */
  showsRoute: boolean
  isReturn: boolean
  party: Party
  view: ResultView
  seats: number
  picked: PickedSailing | undefined
  previous: PickedSailing | undefined
  isStale: boolean
  /** Order and filters, on the leg that they are for. */
  tools?: ReactNode
  onDate: (date: CalendarDate) => void
  onPick: (key: string) => void
  onView: (values: Partial<ResultView>) => void
  onModify: () => void
  onOneWay: () => void
  headingRef?: Ref<HTMLHeadingElement>
}

/** One leg: the sailing chosen for it, or all that can be chosen. */
export function LegSection(props: LegSectionProps) {
  const { leg, name, date, picked, headingRef, onPick } = props
  const { t } = useTranslation(['ferry', 'common'])
  const format = useFormat()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 pb-3">
        <h2 id={headingId} ref={headingRef} tabIndex={-1} className="text-xl outline-none">
          {name}{' '}
          <span className="ms-2 text-base font-medium text-muted-foreground">
            {format.date(date, 'short')}
          </span>
        </h2>
        {picked && (
          <Button variant="link" onClick={() => onPick('')}>
            {t('common:action.change')} <span className="sr-only">{name}</span>
          </Button>
        )}
        {props.showsRoute && (
          <p className="col-span-2 text-muted-foreground">
            <CrossingName from={leg.from.Name} to={leg.to.Name} />
          </p>
        )}
      </header>
      {picked ? (
        <PickedCrossing leg={leg} picked={picked} party={props.party} />
      ) : (
        <SailingChoice {...props} />
      )}
    </section>
  )
}
