import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { knownBand } from '../../../../shared/app/known/known-people.ts'
import { ferryParties } from '../../../../shared/trade/cart/items/ferry-parties.ts'
import { useItemName } from '../../../../shared/trade/cart/items/use-item-name.ts'
import { wireNameOf } from '../../../../shared/trade/passenger/passenger-details.ts'
import { useTitledName } from '../../../../shared/trade/passenger/use-titled-name.ts'
import type { Cancellations, CancelledPart } from '../../model/cancelled-parts.ts'
import { CancelledNote } from './cancelled-note.tsx'

export type OrderDetailPassengersProps = {
  items: readonly Schemas['OrderItem'][]
  cancellations: Cancellations
}

/** Lists the travellers as the server returns them; it has masked the passport numbers. */
export function OrderDetailPassengers({ items, cancellations }: OrderDetailPassengersProps) {
  const itemName = useItemName()
  return (
    <div className="flex flex-col gap-6">
      {items.map((item) => (
        <div key={item.Id}>
          {items.length > 1 && (
            <h3 className="mb-1 board-label text-muted-foreground">{itemName(item)}</h3>
          )}
          <ol className="border-t border-border">
            {item.Passengers.map((passenger, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- passengers have no id and keep their order
              <PassengerRow
                key={index}
                passenger={passenger}
                cancelled={cancellations.ofPassenger(item, index)}
                sailings={ownSailings(item, index)}
              />
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

/** Returns the sectors of a traveller whose party travels separately; none while the whole party travels together. */
function ownSailings(item: Schemas['OrderItem'], index: number): Schemas['Sector'][] {
  if (item.ItemContent !== 'ferry') return []
  const parties = ferryParties(item)
  const sectors = new Set(parties.map(({ sectorIndex }) => sectorIndex))
  if (parties.length === sectors.size) return []
  return parties.filter(({ places }) => places.includes(index)).map(({ sector }) => sector)
}

type PassengerRowProps = {
  passenger: Schemas['OrderPassenger']
  cancelled: CancelledPart | null
  sailings: readonly Schemas['Sector'][]
}

function PassengerRow({ passenger, cancelled, sailings }: PassengerRowProps) {
  const { t } = useTranslation(['passenger', 'ferry', 'order'])
  const format = useFormat()
  const titledName = useTitledName()
  const { Title, Nationality, PassportNumberMasked, Bands } = passenger
  const bands = [...new Set(Bands)].map((band) => t(`passenger:band.${knownBand(band)}`))
  const name = titledName(Title, wireNameOf(passenger))
  return (
    <li className="flex flex-wrap justify-between gap-x-6 border-b border-border py-3">
      <span className="min-w-0 font-semibold wrap-anywhere">
        {cancelled?.isWhole ? <s className="text-muted-foreground">{name}</s> : name}
      </span>
      <span className="text-muted-foreground">
        {[bands.join(' / '), format.country(Nationality)].join(' · ')}
        {PassportNumberMasked !== '' && (
          <span className="ms-3 tabular">{PassportNumberMasked}</span>
        )}
      </span>
      {sailings.map(({ From, To, Sailing }) => (
        <span key={Sailing?.Id ?? From.Code} className="basis-full text-sm tabular">
          {[
            t('ferry:results.title', { from: From.Name, to: To.Name }),
            Sailing ? format.localDateTime(Sailing.DepartsAt) : t('order:detail.openDate'),
          ].join(' · ')}
        </span>
      ))}
      <div className="mt-1 basis-full empty:hidden">
        <CancelledNote part={cancelled} isOfPassenger />
      </div>
    </li>
  )
}
