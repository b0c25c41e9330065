import { cabinBounds, calendarDateIn } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { SpanLine } from '@selat/ui/span-line'

import { paths } from '../../../app/paths.ts'
import { RefundNow } from '../../price/refund-now.tsx'
import { dayEnd } from './day-end.ts'
import { FactLines } from './fact-lines.tsx'
import type { Course, ItemDisplay, ItemOf, ItemWords } from './item.ts'
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
  course: cruiseCourse,
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

function cruiseCourse({ Cruise }: ItemOf<'cruise'>, words: ItemWords) {
  const { SailingDate, ReturnDate, Nights, HomePort, Ship, CabinName, CheckIn } = Cruise
  const { t } = words
  return {
    from: dayEnd(words, SailingDate, t('cruise.sails'), HomePort),
    until: dayEnd(words, ReturnDate, t('cruise.returns'), HomePort),
    between: [t('stay.nights', { count: Nights }), Ship],
    facts: [CabinName, CheckIn],
  } satisfies Course
}

function CruiseBlock({ item }: { item: ItemOf<'cruise'> }) {
  const { Cruise } = item
  const words = useItemTexts()
  const { t, format } = words
  const { Ship, SailingDate, ReturnDate, HomePort, RefundRule, RefundSteps } = Cruise
  const { from, until, between, facts } = cruiseCourse(item, words)
  const [nights = ''] = between
  const [cabin, checkIn] = facts
  return (
    <div className="flex flex-col gap-4">
      <SpanLine
        size="cart"
        track="sea"
        between={nights}
        from={from}
        until={until}
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
            {cabin}
          </span>,
          Ship,
          checkIn,
          <span key="refund" className="text-muted-foreground">
            {'State' in item && <RefundNow steps={RefundSteps} isCruise />}
            {RefundRule}
          </span>,
        ]}
      />
    </div>
  )
}
