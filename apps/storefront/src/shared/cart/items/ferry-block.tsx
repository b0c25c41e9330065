import type { Schemas } from '@selat/sdk'

import { SectorCrossing } from '../../ferry/sector-crossing.tsx'
import { sectorLabels } from './sector-labels.ts'
import { useItemTexts } from './use-item-texts.ts'

/** The crossings of a trip, one under the other; of an open ticket, how long it is valid. */
export function FerryBlock({ ferry }: { ferry: Schemas['FerryItem'] }) {
  const { t } = useItemTexts()
  const labels = sectorLabels(ferry, t)
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
          {t('ferry:open.validity', { count: ferry.ValidityDays })}
        </p>
      )}
    </div>
  )
}
