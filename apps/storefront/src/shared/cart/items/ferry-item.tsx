import { calendarDateIn, localDate, partyBounds } from '@selat/domain'

import { serializeCriteria } from '../../ferry/criteria-url.ts'
import { paths } from '../../paths.ts'
import { FerryBlock } from './ferry-block.tsx'
import { criteriaOfItem, tripTypeOf } from './ferry-trip.ts'
import type { ItemDisplay } from './item.ts'
import { sectorLabels } from './sector-labels.ts'
import { toAgeBands } from './to-age-bands.ts'

export const ferryItem: ItemDisplay<'ferry'> = {
  name: ({ Ferry: { Sectors } }, { t }) => {
    const from = Sectors[0]?.From.Name ?? ''
    const isThereAndBack = Sectors.at(-1)?.To.Code === Sectors[0]?.From.Code
    const to = (isThereAndBack ? Sectors[0] : Sectors.at(-1))?.To.Name ?? ''
    return t('ferry:results.title', { from, to })
  },
  kind: ({ Ferry }, { t }) => t(`ferry:tripType.${tripTypeOf(Ferry)}`),
  Block: ({ item }) => <FerryBlock ferry={item.Ferry} />,
  address: ({ Ferry }) => paths.ferryResult(serializeCriteria(criteriaOfItem(Ferry))),
  firstDay: ({ Ferry }) => Ferry.DateFrom,
  people: ({ Ferry: { QtyAdult, QtyChild, QtyInfant } }) => ({
    adult: QtyAdult,
    child: QtyChild,
    infant: QtyInfant,
    senior: 0,
  }),
  bounds: (_item, { adult, child, infant }) => {
    const { adults, children, infants } = partyBounds({
      adults: adult,
      children: child,
      infants: infant,
    })
    return { adult: adults, child: children, infant: infants, senior: { min: 0, max: 0 } }
  },
  parts: ({ Ferry }, { t }) => sectorLabels(Ferry, t),
  travel: ({ Ferry: { Sectors } }, now) => {
    const today = calendarDateIn(now, Sectors[0]?.From.TimeZone ?? 'UTC')
    return {
      today,
      isInternational: Sectors.some(({ IsInternational }) => IsInternational),
      // A sector without a date counts as sailed today, as it does on the server.
      sectors: Sectors.map(({ Sailing, IsInternational, AgeBands }) => ({
        departsOn: Sailing ? localDate(Sailing.DepartsAt) : today,
        arrivesOn: Sailing ? localDate(Sailing.ArrivesAt) : today,
        isInternational: IsInternational,
        bands: toAgeBands(AgeBands),
      })),
    }
  },
}
