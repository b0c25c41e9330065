import { addDays, ridePeopleBounds } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import type { SpanEnd } from '@selat/ui/span-line'

import { paths } from '../../../app/paths.ts'
import { BookedLines } from './booked-lines.tsx'
import type { Course, ItemDisplay, ItemOf, ItemWords } from './item.ts'
import { toBounds, toParty } from './party-bounds.ts'
import { peopleOf } from './people-of.ts'
import { peopleParams, searchOf } from './search-of.ts'
import { SpanBlock } from './span-block.tsx'
import { useItemTexts } from './use-item-texts.ts'

type Ride = Schemas['TransportItem']

export const transportItem: ItemDisplay<'transport'> = {
  name: ({ Transport }) => Transport.Product.Name,
  kind: (_item, { t }) => t('content.transport'),
  Block: TransportBlock,
  address: ({ Transport }) =>
    paths.product(
      'transport',
      Transport.Product.Id,
      searchOf({
        rate: Transport.Rate,
        date: Transport.PickUpAt.slice(0, 10),
        time: Transport.PickUpAt.slice(11, 16),
        pickUp: Transport.PickUp,
        dropOff: Transport.DropOff ?? undefined,
        connection: Transport.ConnectionNumber ?? undefined,
        hours: Transport.ExtraHours ? String(Transport.ExtraHours) : undefined,
        bags: String(Transport.Bags),
        ...peopleParams(peopleOf(Transport)),
      }),
    ),
  course: rideCourse,
  firstDay: ({ Transport }) => Transport.PickUpAt.slice(0, 10),
  people: ({ Transport }) => peopleOf(Transport),
  // A vehicle has one price for all its passengers, and another size is another vehicle, so only a price per person has bounds.
  bounds: ({ Transport: { Per, MaxPassengers, MaxBags } }, counts) =>
    // An unknown unit has no bounds either, because it is not known what it counts.
    Per !== 'person'
      ? null
      : toBounds(
          ridePeopleBounds(toParty(counts), {
            per: Per,
            maxPassengers: MaxPassengers,
            maxBags: MaxBags,
          }),
        ),
  parts: () => [],
  travel: () => null,
}

function rideCourse({ Transport }: ItemOf<'transport'>, words: ItemWords): Course {
  const { t, format } = words
  const { PickUpAt, PickUp, DropOff, Hours, VehicleName } = Transport
  return {
    from: {
      caption: t('ride.pickUp'),
      hero: format.time(PickUpAt),
      heroNote: format.date(PickUpAt, 'short'),
      detail: PickUp,
    },
    until: DropOff === null ? null : { caption: t('ride.dropOff'), detail: DropOff },
    between: Hours === null ? [] : [t('ride.hours', { count: Hours })],
    facts: [VehicleName, connectionText(Transport, words)],
  }
}

/** Returns the flight or ferry that the ride meets; empty if none is known. */
function connectionText({ ConnectionNumber }: Ride, { t }: ItemWords): string {
  return ConnectionNumber === null ? '' : t('ride.connection', { number: ConnectionNumber })
}

function TransportBlock({ item }: { item: ItemOf<'transport'> }) {
  const { Transport } = item
  const words = useItemTexts()
  const { t } = words
  const { Hours, ZoneName, Bags, VehicleName } = Transport
  const { from, until, between } = rideCourse(item, words)
  return (
    <SpanBlock
      track="road"
      between={between[0]}
      from={from}
      until={until ?? hireEnd(Transport, words)}
      sentence={rideSentence(Transport, words)}
    >
      <BookedLines
        item={item}
        refund={Transport}
        choice={VehicleName}
        lines={[
          [
            // If hours are bought, the zone is their block, which the line above shows with the added hours.
            Hours === null ? ZoneName : '',
            connectionText(Transport, words),
            Bags > 0 ? t('ride.bags', { count: Bags }) : '',
          ]
            .filter(Boolean)
            .join(' · '),
        ]}
      />
    </SpanBlock>
  )
}

/** Returns the time at which bought hours end, with the day if that is not the pick-up's. */
function hireEnd(ride: Ride, { t, format }: ItemWords): SpanEnd {
  const endsAt = hireEndsAt(ride)
  if (endsAt === null) return { caption: t('ride.ends') }
  const isSameDay = endsAt.slice(0, 10) === ride.PickUpAt.slice(0, 10)
  return {
    caption: t('ride.ends'),
    hero: format.time(endsAt),
    ...(!isSameDay && { heroNote: format.date(endsAt, 'short') }),
  }
}

/** Says where or when a ride begins and ends, for readers who cannot see the line. */
function rideSentence(ride: Ride, { t, format }: ItemWords): string {
  const { PickUpAt, PickUp, DropOff } = ride
  const endsAt = hireEndsAt(ride)
  return format.sentences([
    t('ride.summary', {
      date: format.date(PickUpAt, 'long'),
      time: format.time(PickUpAt),
      place: PickUp,
    }),
    DropOff === null
      ? endsAt !== null &&
        t('ride.summaryEnd', { date: format.date(endsAt, 'long'), time: format.time(endsAt) })
      : t('ride.summaryDropOff', { place: DropOff }),
  ])
}

/** Returns the day and the time, on the clock of the place, at which the bought hours end; null if none are bought. */
function hireEndsAt({ Hours, PickUpAt }: Ride): string | null {
  if (Hours === null) return null
  const minutes = Number(PickUpAt.slice(11, 13)) * 60 + Number(PickUpAt.slice(14, 16)) + Hours * 60
  const clock = [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  return `${addDays(PickUpAt.slice(0, 10), Math.floor(minutes / 1440))}T${clock}`
}
