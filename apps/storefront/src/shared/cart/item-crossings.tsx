import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { SectorCrossing } from '../ferry/sector-crossing.tsx'
import { useSectorLabels } from './cart-item-trip.ts'

/** The crossings of an item, one under the other; of an open ticket, how long it is valid. */
export function ItemCrossings({ ferry }: { ferry: Schemas['FerryItem'] }) {
  const { t } = useTranslation('ferry')
  const labels = useSectorLabels()(ferry)
  return (
    <div className="flex flex-col gap-5">
      {ferry.Sectors.map((sector, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a sector is its place in the journey
        <div key={index}>
          {labels[index] !== undefined && (
            <p className="mb-1.5 board-label text-brand-text">{labels[index]}</p>
          )}
          <SectorCrossing
            size="cart"
            from={sector.From}
            to={sector.To}
            sailing={sector.Sailing}
            operatorName={`${sector.OperatorName}, ${sector.ClassName}`}
          />
        </div>
      ))}
      {ferry.ValidityDays !== null && (
        <p className="text-sm text-muted-foreground">
          {t('open.validity', { count: ferry.ValidityDays })}
        </p>
      )}
    </div>
  )
}
