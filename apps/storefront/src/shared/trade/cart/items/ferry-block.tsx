import { useFormat } from '@selat/i18n'

import { SectorCrossing } from '../../ferry/sector-crossing.tsx'
import { ferryParties, type FerryParty } from './ferry-parties.ts'
import type { ItemOf } from './item.ts'
import { sectorLabels } from './sector-labels.ts'
import { useItemTexts } from './use-item-texts.ts'

/**
 * Shows the sailings of a trip, one below the other. A party that travels separately has one for each of its sailings,
 * with the names of the travellers on it. An open ticket says how long it is valid.
 */
export function FerryBlock({ item }: { item: ItemOf<'ferry'> }) {
  const { t } = useItemTexts()
  const { Sectors, ValidityDays } = item.Ferry
  const labels = sectorLabels(item.Ferry, t)
  const parties = ferryParties(item)
  const isOpen = parties.some(({ sector }) => sector.Sailing === null)
  return (
    <div className="flex flex-col gap-5">
      {Sectors.map((sector, index) => {
        const ofSector = parties.filter(({ sectorIndex }) => sectorIndex === index)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a sector is its place in the journey
          <div key={index}>
            {labels[index] !== undefined && (
              <p className="mb-1.5 board-label text-brand-text">{labels[index]}</p>
            )}
            <div className="flex flex-col gap-5">
              {ofSector.map((party) => (
                <PartyCrossing key={party.sector.Sailing?.Id ?? 'open'} party={party} />
              ))}
              {ofSector.length === 0 && (
                <div>
                  <Crossing sector={sector} />
                  <p className="mt-1.5 text-sm font-semibold">{t('ferry:sailing.nobody')}</p>
                </div>
              )}
            </div>
          </div>
        )
      })}
      {ValidityDays !== null && isOpen && (
        <p className="text-sm text-muted-foreground">
          {t('ferry:open.validity', { count: ValidityDays })}
        </p>
      )}
    </div>
  )
}

function PartyCrossing({ party: { sector, names } }: { party: FerryParty }) {
  const { t } = useItemTexts()
  const format = useFormat()
  return (
    <div>
      <Crossing sector={sector} />
      {names.length > 0 && (
        <p className="mt-1.5 text-sm">
          {t('ferry:sailing.travellers', { names: format.list(names) })}
        </p>
      )}
    </div>
  )
}

function Crossing({ sector }: Pick<FerryParty, 'sector'>) {
  const format = useFormat()
  return (
    <SectorCrossing
      size="cart"
      from={sector.From}
      to={sector.To}
      sailing={sector.Sailing}
      operatorName={format.facts([sector.OperatorName, sector.ClassName])}
    />
  )
}
