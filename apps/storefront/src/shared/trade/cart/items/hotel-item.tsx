import { type BandCounts, formatRooms } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { knownBoard } from '../../../app/known/known-products.ts'
import { paths } from '../../../app/paths.ts'
import { dayEnd } from './day-end.ts'
import { FactLines, PlaceLine } from './fact-lines.tsx'
import type { Course, ItemDisplay, ItemOf, ItemWords } from './item.ts'
import { peopleText } from './people-text.tsx'
import { searchOf } from './search-of.ts'
import { SpanBlock } from './span-block.tsx'
import { useItemTexts } from './use-item-texts.ts'

type Room = Schemas['StayRoom']

export const hotelItem: ItemDisplay<'hotel'> = {
  name: ({ Hotel }) => Hotel.Product.Name,
  kind: (_item, { t }) => t('content.hotel'),
  Block: HotelBlock,
  address: ({ Hotel: { Product, CheckIn, CheckOut, Rooms } }) =>
    paths.product(
      'hotel',
      Product.Id,
      searchOf({
        checkIn: CheckIn,
        checkOut: CheckOut,
        rooms: formatRooms(
          Rooms.map(({ Adults, ChildAges }) => ({ adults: Adults, childAges: ChildAges })),
        ),
        pick: Rooms.map(({ Room, Offer }) => `${Room}.${Offer}`).join(','),
      }),
    ),
  course: stayCourse,
  firstDay: ({ Hotel }) => Hotel.CheckIn,
  people: ({ Hotel: { Rooms } }) => ({
    adult: sum(Rooms.map(({ Adults }) => Adults)),
    child: sum(Rooms.map(({ ChildAges }) => ChildAges.length)),
    infant: 0,
    senior: 0,
  }),
  // Several rooms have guests of their own, and only the line below says how many there are in all.
  countsPeople: ({ Hotel }) => Hotel.Rooms.length === 1,
  // Guests belong to rooms, and children need an age, so they are chosen on the hotel's page.
  bounds: () => null,
  parts: ({ Hotel: { Rooms } }, { t }) =>
    Rooms.length < 2
      ? []
      : Rooms.map(({ RoomName }, index) =>
          [t('stay.room', { number: index + 1 }), RoomName].join(' · '),
        ),
  travel: () => null,
}

function stayCourse({ Hotel }: ItemOf<'hotel'>, words: ItemWords) {
  const { CheckIn, CheckOut, CheckInFrom, CheckOutUntil, Nights, Rooms, Product } = Hotel
  const { t, format } = words
  const from = t('stay.from', { time: format.time(CheckInFrom) })
  const until = t('stay.until', { time: format.time(CheckOutUntil) })
  return {
    from: dayEnd(words, CheckIn, t('stay.checkIn'), from),
    until: dayEnd(words, CheckOut, t('stay.checkOut'), until),
    between: [t('stay.nights', { count: Nights })],
    facts: [
      Product.Place.Location,
      ...Rooms.map(({ RoomName, Board }) => `${RoomName} · ${t(`board.${knownBoard(Board)}`)}`),
    ],
  } satisfies Course
}

function HotelBlock({ item }: { item: ItemOf<'hotel'> }) {
  const words = useItemTexts()
  const { t, format } = words
  const { CheckIn, CheckOut, Rooms, Product } = item.Hotel
  const { from, until, between } = stayCourse(item, words)
  const nights = between.join(' · ')
  return (
    <SpanBlock
      track="stay"
      between={nights}
      from={from}
      until={until}
      sentence={t('stay.summary', {
        nights,
        from: format.date(CheckIn, 'long'),
        until: format.date(CheckOut, 'long'),
      })}
    >
      <ol className="flex flex-col gap-2.5 border-t border-dashed border-input/60 pt-3">
        {Rooms.map((room, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a room is its place in the stay
          <li key={index} className="text-sm">
            <span className="font-semibold">{room.RoomName}</span>
            <span className="text-muted-foreground"> · {t(`board.${knownBoard(room.Board)}`)}</span>
            <span className="block">{guestsText(room, words)}</span>
            <span className="block text-muted-foreground">{room.Cancellation.Text}</span>
          </li>
        ))}
      </ol>
      <FactLines lines={[<PlaceLine key="place" place={Product.Place} />]} />
    </SpanBlock>
  )
}

/** Returns a text such as “2 adults, 1 child aged 5”. */
function guestsText({ Adults, ChildAges }: Room, words: ItemWords): string {
  const { t, format } = words
  const adults: BandCounts = { adult: Adults, child: 0, infant: 0, senior: 0 }
  const ages = format.list(ChildAges.map((age) => format.number(age)))
  return format.list([
    peopleText(adults, words),
    ...(ChildAges.length > 0 ? [t('stay.childAges', { count: ChildAges.length, ages })] : []),
  ])
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
