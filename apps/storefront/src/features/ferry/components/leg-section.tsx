import type { Party } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { useId } from 'react'
import type { Ref } from 'react'

import { CrossingName } from '../../../shared/trade/ferry/crossing-name.tsx'
import type { PickedSailing } from '../model/picked-sailing.ts'
import { PickedCrossing } from './picked-crossing.tsx'
import { SailingChoice } from './sailing-choice.tsx'
import type { SailingChoiceProps } from './sailing-choice.tsx'

type LegSectionProps = SailingChoiceProps & {
  /** Says between which terminals it sails, where the page's title does not. */
  showsRoute: boolean
  party: Party
  picked: PickedSailing | undefined
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
