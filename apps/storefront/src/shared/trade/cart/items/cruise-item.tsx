import { cabinBounds, calendarDateIn } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { SpanLine } from '@selat/ui/span-line'

import { paths } from '../../../app/paths.ts'
import { RefundNow } from '../../price/refund-now.tsx'
import { FactLines } from './fact-lines.tsx'
import type { ItemDisplay, ItemOf } from './item.ts'
import { toBounds, toParty } from './party-bounds.ts'
import { peopleParams, searchOf } from './search-of.ts'
import { toAgeBands } from './to-age-bands.ts'
import { useItemTexts } from './use-item-texts.ts'

export const cruiseItem: ItemDisplay<'cruise'> = {
  name: ({ Cruise }) => Cruise.Product.Name,
  kind: (_item, { t }) => t('content.cruise'),
  Block: CruiseBlock,
  address: ({ Cruise }) =>
    paths.product(
      'cruise',
      Cruise.Product.Id,
      searchOf({
        cabin: Cruise.Cabin,
        date: Cruise.SailingDate,
        ...peopleParams(peopleOf(Cruise)),
      }),
    ),
  firstDay: ({ Cruise }) => Cruise.SailingDate,
  people: ({ Cruise }) => peopleOf(Cruise),
  bounds: ({ Cruise: { MaxGuests } }, counts) => toBounds(cabinBounds(toParty(counts), MaxGuests)),
  parts: () => [],
  travel: ({ Cruise }, now) => ({
    today: calendarDateIn(now, Cruise.Product.Place.TimeZone),
    isInternational: Cruise.IsInternational,
    sectors: [
      {
        departsOn: Cruise.SailingDate,
        arrivesOn: Cruise.ReturnDate,
        isInternational: Cruise.IsInternational,
        bands: toAgeBands(Cruise.AgeBands),
        youngestMonths: Cruise.InfantsFromMonths,
      },
    ],
  }),
}

function peopleOf({ QtyAdult, QtyChild, QtyInfant }: Schemas['CruiseItem']) {
  return { adult: QtyAdult, child: QtyChild, infant: QtyInfant, senior: 0 }
}

function CruiseBlock({ item }: { item: ItemOf<'cruise'> }) {
  const { Cruise } = item
  const { t, format } = useItemTexts()
  const {
    Ship,
    CabinName,
    SailingDate,
    ReturnDate,
    Nights,
    HomePort,
    CheckIn,
    RefundRule,
    RefundSteps,
  } = Cruise
  const nights = t('stay.nights', { count: Nights })
  return (
    <div className="flex flex-col gap-4">
      <SpanLine
        size="cart"
        track="sea"
        between={nights}
        from={{
          caption: t('cruise.sails'),
          hero: format.date(SailingDate, 'dayMonth'),
          heroNote: format.date(SailingDate, 'weekday'),
          detail: HomePort,
        }}
        until={{
          caption: t('cruise.returns'),
          hero: format.date(ReturnDate, 'dayMonth'),
          heroNote: format.date(ReturnDate, 'weekday'),
          detail: HomePort,
        }}
        sentence={t('cruise.summary', {
          ship: Ship,
          nights,
          port: HomePort,
          from: format.date(SailingDate, 'long'),
          until: format.date(ReturnDate, 'long'),
        })}
      />
      <FactLines
        lines={[
          <span key="cabin" className="text-base font-semibold">
            {CabinName}
          </span>,
          Ship,
          CheckIn,
          <span key="refund" className="text-muted-foreground">
            {'State' in item && <RefundNow steps={RefundSteps} isCruise />}
            {RefundRule}
          </span>,
        ]}
      />
    </div>
  )
}
