import { cabinBounds, calendarDateIn } from '@selat/domain'

import { paths } from '../../../app/paths.ts'
import { BookedLines } from './booked-lines.tsx'
import { dayEnd } from './day-end.ts'
import type { Course, ItemDisplay, ItemOf, ItemWords } from './item.ts'
import { toBounds, toParty } from './party-bounds.ts'
import { peopleOf } from './people-of.ts'
import { peopleParams, searchOf } from './search-of.ts'
import { SpanBlock } from './span-block.tsx'
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
  const { from, until } = cruiseCourse(item, words)
  const nights = t('stay.nights', { count: Cruise.Nights })
  return (
    <SpanBlock
      track="sea"
      between={nights}
      from={from}
      until={until}
      sentence={t('cruise.summary', {
        ship: Cruise.Ship,
        nights,
        port: from.detail,
        from: format.date(Cruise.SailingDate, 'long'),
        until: format.date(Cruise.ReturnDate, 'long'),
      })}
    >
      <BookedLines
        item={item}
        refund={Cruise}
        choice={Cruise.CabinName}
        lines={[Cruise.Ship, Cruise.CheckIn]}
      />
    </SpanBlock>
  )
}
