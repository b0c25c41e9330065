import type { Party } from '@selat/domain'
import { useFormat } from '@selat/i18n'

import { NationalPriceNote } from '../../../shared/trade/ferry/national-price-note.tsx'
import { AgesOfOperators } from '../../../shared/trade/ferry/operator-ages.tsx'
import { PartyText } from '../../../shared/trade/ferry/party-text.tsx'
import { SectorCrossing } from '../../../shared/trade/ferry/sector-crossing.tsx'
import type { Leg } from '../model/legs.ts'
import { pricedNationalities } from '../model/picked-sailing.ts'
import type { PickedSailing } from '../model/picked-sailing.ts'

type PickedCrossingProps = { leg: Leg; picked: PickedSailing; party: Party }

/** The sailing chosen for a leg, and what it comes to for the party. */
export function PickedCrossing({ leg, picked, party }: PickedCrossingProps) {
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
