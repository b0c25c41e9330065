import { calendarDateIn, localDate, partyBounds } from '@selat/domain'

import { paths } from '../../../app/paths.ts'
import { BorderDetails } from '../../ferry/border-checklist.tsx'
import { toBorderJourney } from '../../ferry/border-crossings.ts'
import { serializeCriteria } from '../../ferry/criteria-url.ts'
import { NationalPriceNote } from '../../ferry/national-price-note.tsx'
import { OperatorAges } from '../../ferry/operator-ages.tsx'
import { FerryBlock } from './ferry-block.tsx'
import { ferryJourneys, ferryParties } from './ferry-parties.ts'
import { criteriaOfItem, tripTypeOf } from './ferry-trip.ts'
import type { ItemDisplay, ItemOf } from './item.ts'
import { toBounds, toParty } from './party-bounds.ts'
import { peopleOf } from './people-of.ts'
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
  Block: ({ item }) => <FerryBlock item={item} />,
  Preparation: ({ item }) => <BorderDetails journeys={ferryJourneys(item).map(toBorderJourney)} />,
  AgesNote: ({ item, className }) => (
    <OperatorAges
      operators={item.Ferry.Sectors.map(({ OperatorName, AgeBands }) => ({
        name: OperatorName,
        ages: AgeBands,
      }))}
      {...(className !== undefined && { className })}
    />
  ),
  PriceNote: ({ item }) => <NationalPriceNote countries={pricedNationalities(item.Ferry)} />,
  address: ({ Ferry }) => paths.ferryResult(serializeCriteria(criteriaOfItem(Ferry))),
  course: null,
  firstDay: (item) => {
    const days = ferryParties(item).flatMap(({ sector: { Sailing } }) =>
      Sailing ? [localDate(Sailing.DepartsAt)] : [],
    )
    return days.toSorted()[0] ?? null
  },
  people: ({ Ferry }) => peopleOf(Ferry),
  bounds: (_item, counts) => toBounds(partyBounds(toParty(counts))),
  parts: ({ Ferry }, { t }) => sectorLabels(Ferry, t),
  travel: ({ Ferry }, now) => {
    const { Sectors } = Ferry
    const today = calendarDateIn(now, Sectors[0]?.From.TimeZone ?? 'UTC')
    return {
      today,
      isInternational: Sectors.some(({ IsInternational }) => IsInternational),
      pricedNationalities: pricedNationalities(Ferry),
      // A sector without a date counts as sailed today, as it does on the server.
      sectors: Sectors.map(({ Sailing, IsInternational, AgeBands, OperatorName }) => ({
        departsOn: Sailing ? localDate(Sailing.DepartsAt) : today,
        arrivesOn: Sailing ? localDate(Sailing.ArrivesAt) : today,
        isInternational: IsInternational,
        bands: toAgeBands(AgeBands),
        operator: OperatorName,
      })),
    }
  },
}

function pricedNationalities({ Sectors }: ItemOf<'ferry'>['Ferry']): string[] {
  return [...new Set(Sectors.flatMap(({ PricedNationalities }) => PricedNationalities))]
}
