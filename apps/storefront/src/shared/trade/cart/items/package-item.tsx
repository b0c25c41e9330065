import { addDays, calendarDateIn, packageBounds } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { paths } from '../../../app/paths.ts'
import { BookedLines } from './booked-lines.tsx'
import { DayBlock } from './day-block.tsx'
import { dayEnd } from './day-end.ts'
import type { Course, ItemDisplay, ItemOf, ItemWords } from './item.ts'
import { toBounds, toParty } from './party-bounds.ts'
import { peopleOf } from './people-of.ts'
import { peopleParams, searchOf } from './search-of.ts'
import { SpanBlock } from './span-block.tsx'
import { toAgeBands } from './to-age-bands.ts'
import { useItemTexts } from './use-item-texts.ts'

type PackageItem = Schemas['PackageItem']

export const packageItem: ItemDisplay<'package'> = {
  name: ({ Package }) => Package.Product.Name,
  kind: (_item, { t }) => t('content.package'),
  Block: PackageBlock,
  address: ({ Package }) =>
    paths.product(
      'package',
      Package.Product.Id,
      searchOf({
        type: Package.Type,
        date: Package.Date,
        ...peopleParams(peopleOf(Package)),
      }),
    ),
  course: tourCourse,
  firstDay: ({ Package }) => Package.Date,
  people: ({ Package }) => peopleOf(Package),
  bounds: ({ Package: { Bands, MinOrder, MaxOrder } }, counts) =>
    toBounds(
      packageBounds(toParty(counts), {
        bands: Bands.filter((band) => band === 'adult' || band === 'child' || band === 'infant'),
        bounds: { min: MinOrder, max: MaxOrder },
      }),
    ),
  parts: () => [],
  travel: ({ Package }, now) => ({
    today: calendarDateIn(now, Package.Product.Place.TimeZone),
    isInternational: Package.IsInternational,
    sectors: [
      {
        departsOn: Package.Date,
        arrivesOn: lastDayOf(Package),
        isInternational: Package.IsInternational,
        bands: toAgeBands(Package.AgeBands),
      },
    ],
  }),
}

function lastDayOf({ Date: first, Days }: PackageItem): string {
  return addDays(first, Days - 1)
}

function tourCourse({ Package }: ItemOf<'package'>, words: ItemWords): Course {
  const { Date: first, Days, MeetingTime, TypeName, Product } = Package
  const { t, format } = words
  const meet = t('tour.meet', { time: format.time(MeetingTime) })
  return {
    from: dayEnd(words, first, t('tour.starts'), meet),
    until: Days > 1 ? dayEnd(words, lastDayOf(Package), t('tour.ends')) : null,
    between: [t('tour.days', { count: Days })],
    // This is the place to meet, which need not be the destination.
    facts: [TypeName, Product.Place.Location],
  }
}

function PackageBlock({ item }: { item: ItemOf<'package'> }) {
  const { Package } = item
  const words = useItemTexts()
  const { t, format } = words
  const { Date: first, Nights, TypeName, Product } = Package
  const { from, until, between } = tourCourse(item, words)
  const charges = Package.ExcludedCharges.map(({ Label, Amount }) =>
    t('tour.charge', { charge: Label, amount: format.money(Amount) }),
  )
  const apart = charges.length > 0 ? t('tour.apart', { charges: charges.join('; ') }) : null
  const facts = (
    <BookedLines
      item={item}
      refund={Package}
      choice={TypeName}
      lines={[Product.Place.Location, apart]}
    />
  )
  if (until === null) {
    return (
      <DayBlock date={first} note={from.detail}>
        {facts}
      </DayBlock>
    )
  }
  const length = [...between, ...(Nights > 0 ? [t('stay.nights', { count: Nights })] : [])].join(
    ' · ',
  )
  return (
    <SpanBlock
      track="stay"
      between={length}
      from={from}
      until={until}
      sentence={t('tour.summary', {
        days: length,
        from: format.date(first, 'long'),
        until: format.date(lastDayOf(Package), 'long'),
      })}
    >
      {facts}
    </SpanBlock>
  )
}
