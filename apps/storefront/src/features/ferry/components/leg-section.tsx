import type { Party } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { type Ref, useId } from 'react'

import { CrossingName } from '../../../shared/trade/ferry/crossing-name.tsx'
import { NationalPriceNote } from '../../../shared/trade/ferry/national-price-note.tsx'
import { AgesOfOperators } from '../../../shared/trade/ferry/operator-ages.tsx'
import { PartyText } from '../../../shared/trade/ferry/party-text.tsx'
import { SectorCrossing } from '../../../shared/trade/ferry/sector-crossing.tsx'
import type { Leg } from '../model/legs.ts'
import { type PickedSailing, pricedNationalities } from '../model/picked-sailing.ts'
import { SailingChoice, type SailingChoiceProps } from './sailing-choice.tsx'

type LegSectionProps = SailingChoiceProps & {
  /** Whether the terminals of the leg are named, because the page's title does not name them. */
  showsRoute: boolean
  party: Party
  picked: PickedSailing | undefined
  headingRef?: Ref<HTMLHeadingElement>
}

/** Shows one leg: the chosen sailing, or all sailings that can be chosen. */
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

type PickedCrossingProps = { leg: Leg; picked: PickedSailing; party: Party }

/** Shows the chosen sailing of a leg and its price for the party. */
function PickedCrossing({ leg, picked, party }: PickedCrossingProps) {
  const format = useFormat()
  const { sailing, offer } = picked
  return (
    <div className="rounded-xl border-2 border-brand bg-card p-4 sm:p-5">
      <SectorCrossing
        size="results"
        from={leg.from}
        to={leg.to}
        sailing={sailing}
        operatorName={sailing.OperatorName}
      />
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-t border-border pt-3 text-sm">
        <span>
          {offer.ClassName}
          {' · '}
          <PartyText party={party} />
        </span>
        <span className="font-semibold tabular">{format.money(offer.Estimate.Total)}</span>
      </p>
      <AgesOfOperators codes={[sailing.Operator]} className="mt-2" />
      <NationalPriceNote countries={pricedNationalities(offer)} className="mt-2" />
    </div>
  )
}
