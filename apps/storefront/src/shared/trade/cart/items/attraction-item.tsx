import { ticketBounds } from '@selat/domain'

import { knownBand } from '../../../app/known/known-people.ts'
import { onlyKnown } from '../../../app/known/known.ts'
import { paths } from '../../../app/paths.ts'
import { BookedLines } from './booked-lines.tsx'
import { DayBlock } from './day-block.tsx'
import { dayEnd } from './day-end.ts'
import { PlaceLine } from './fact-lines.tsx'
import type { Course, ItemDisplay, ItemOf, ItemWords } from './item.ts'
import { peopleOf } from './people-of.ts'
import { peopleParams, searchOf } from './search-of.ts'
import { useItemTexts } from './use-item-texts.ts'

export const attractionItem: ItemDisplay<'attraction'> = {
  name: ({ Attraction }) => Attraction.Product.Name,
  kind: (_item, { t }) => t('content.attraction'),
  Block: AttractionBlock,
  address: ({ Attraction }) =>
    paths.product(
      'attraction',
      Attraction.Product.Id,
      searchOf({
        option: Attraction.Option,
        date: Attraction.VisitDate ?? undefined,
        ...peopleParams(peopleOf(Attraction)),
      }),
    ),
  course: visitCourse,
  firstDay: ({ Attraction }) => Attraction.VisitDate,
  people: ({ Attraction }) => peopleOf(Attraction),
  bounds: ({ Attraction: { Bands, GroupSize, MinOrder, MaxOrder } }, counts) =>
    ticketBounds(counts, {
      bands: onlyKnown(Bands, knownBand),
      groupSize: GroupSize,
      bounds: { min: MinOrder, max: MaxOrder },
    }),
  parts: () => [],
  travel: () => null,
}

function visitCourse({ Attraction }: ItemOf<'attraction'>, words: ItemWords): Course {
  const { VisitDate, ValidDays, OptionName, Product } = Attraction
  const { t } = words
  const caption = t('visit.date')
  return {
    from:
      VisitDate === null
        ? { caption, hero: t('visit.anyDay'), detail: t('visit.validDays', { count: ValidDays }) }
        : dayEnd(words, VisitDate, caption),
    until: null,
    between: [],
    facts: [OptionName, Product.Place.Location],
  }
}

function AttractionBlock({ item }: { item: ItemOf<'attraction'> }) {
  const { Attraction, Qty } = item
  const words = useItemTexts()
  const { t } = words
  const { VisitDate, GroupSize, OptionName, Product } = Attraction
  const { from } = visitCourse(item, words)
  return (
    <DayBlock date={VisitDate} anyDay={from.hero} note={from.detail || from.caption}>
      <BookedLines
        item={item}
        refund={Attraction}
        choice={OptionName}
        lines={[
          GroupSize === null ? null : t('visit.groups', { count: Qty, size: GroupSize }),
          <PlaceLine key="place" place={Product.Place} />,
        ]}
      />
    </DayBlock>
  )
}
