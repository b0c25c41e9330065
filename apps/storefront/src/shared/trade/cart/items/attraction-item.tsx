import { ticketBounds } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { knownBand } from '../../../app/known/known-people.ts'
import { onlyKnown } from '../../../app/known/known.ts'
import { paths } from '../../../app/paths.ts'
import { RefundNow } from '../../price/refund-now.tsx'
import { DayBlock } from './day-block.tsx'
import { FactLines, PlaceLine } from './fact-lines.tsx'
import type { ItemDisplay, ItemOf } from './item.ts'
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

function peopleOf({ QtyAdult, QtyChild, QtyInfant, QtySenior }: Schemas['AttractionItem']) {
  return { adult: QtyAdult, child: QtyChild, infant: QtyInfant, senior: QtySenior }
}

function AttractionBlock({ item }: { item: ItemOf<'attraction'> }) {
  const { Attraction, Qty } = item
  const { t } = useItemTexts()
  const { OptionName, VisitDate, ValidDays, GroupSize, Product, RefundRule, RefundSteps } =
    Attraction
  return (
    <DayBlock
      date={VisitDate}
      anyDay={t('visit.anyDay')}
      note={VisitDate === null ? t('visit.validDays', { count: ValidDays }) : t('visit.date')}
    >
      <FactLines
        lines={[
          <span key="option" className="text-base font-semibold">
            {OptionName}
          </span>,
          GroupSize === null ? null : t('visit.groups', { count: Qty, size: GroupSize }),
          <PlaceLine key="place" place={Product.Place} />,
          <span key="refund" className="text-muted-foreground">
            {'State' in item && <RefundNow steps={RefundSteps} />}
            {RefundRule}
          </span>,
        ]}
      />
    </DayBlock>
  )
}
