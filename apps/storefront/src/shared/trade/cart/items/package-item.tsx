import { addDays, calendarDateIn, packageBounds } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { SpanLine } from '@selat/ui/span-line'

import { paths } from '../../../app/paths.ts'
import { RefundNow } from '../../price/refund-now.tsx'
import { DayBlock } from './day-block.tsx'
import { FactLines } from './fact-lines.tsx'
import type { ItemDisplay, ItemOf } from './item.ts'
import { toBounds, toParty } from './party-bounds.ts'
import { peopleParams, searchOf } from './search-of.ts'
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

function peopleOf({ QtyAdult, QtyChild, QtyInfant }: PackageItem) {
  return { adult: QtyAdult, child: QtyChild, infant: QtyInfant, senior: 0 }
}

function lastDayOf({ Date: first, Days }: PackageItem): string {
  return addDays(first, Days - 1)
}

function PackageBlock({ item }: { item: ItemOf<'package'> }) {
  const { Package } = item
  const { t, format } = useItemTexts()
  const {
    TypeName,
    Date: first,
    Days,
    Nights,
    MeetingTime,
    Product,
    RefundRule,
    RefundSteps,
  } = Package
  const meet = t('tour.meet', { time: format.time(MeetingTime) })
  const charges = Package.ExcludedCharges.map(({ Label, Amount }) =>
    t('tour.charge', { charge: Label, amount: format.money(Amount) }),
  )
  const apart = charges.length > 0 ? t('tour.apart', { charges: charges.join('; ') }) : null
  const facts = (
    <FactLines
      lines={[
        <span key="type" className="text-base font-semibold">
          {TypeName}
        </span>,
        // This is the place to meet, which need not be the destination.
        Product.Place.Location,
        apart,
        <span key="refund" className="text-muted-foreground">
          {'State' in item && <RefundNow steps={RefundSteps} />}
          {RefundRule}
        </span>,
      ]}
    />
  )
  if (Days === 1) {
    return (
      <DayBlock date={first} anyDay="" note={meet}>
        {facts}
      </DayBlock>
    )
  }
  const last = lastDayOf(Package)
  const length = [
    t('tour.days', { count: Days }),
    ...(Nights > 0 ? [t('stay.nights', { count: Nights })] : []),
  ].join(' · ')
  return (
    <div className="flex flex-col gap-4">
      <SpanLine
        size="cart"
        track="stay"
        between={length}
        from={{
          caption: t('tour.starts'),
          hero: format.date(first, 'dayMonth'),
          heroNote: format.date(first, 'weekday'),
          detail: meet,
        }}
        until={{
          caption: t('tour.ends'),
          hero: format.date(last, 'dayMonth'),
          heroNote: format.date(last, 'weekday'),
        }}
        sentence={t('tour.summary', {
          days: length,
          from: format.date(first, 'long'),
          until: format.date(last, 'long'),
        })}
      />
      {facts}
    </div>
  )
}
