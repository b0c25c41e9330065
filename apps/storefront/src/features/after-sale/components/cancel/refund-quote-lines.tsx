import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'

import { useReaderZone } from '../../../../shared/trade/agency/use-zone.ts'
import { displayOf } from '../../../../shared/trade/cart/items/item-displays.ts'
import { peopleText } from '../../../../shared/trade/cart/items/people-text.tsx'
import { useItemTexts } from '../../../../shared/trade/cart/items/use-item-texts.ts'
import { ItemTitle } from '../../../../shared/trade/order/item-title.tsx'
import { RefundLadder } from './refund-ladder.tsx'

type Line = Schemas['RefundLine']

type RefundQuoteLinesProps = {
  lines: readonly Line[]
  /** The items of the order to which the lines belong. */
  items: readonly Schemas['OrderItem'][]
}

/**
 * Shows the lines of a quote, with those of one rule and sailing together: what was paid, what is refunded, and the
 * refund at each time. The times are left out if nothing is ever refunded, because the rule says that in one sentence.
 */
export function RefundQuoteLines({ lines, items }: RefundQuoteLinesProps) {
  const zone = useReaderZone()
  return (
    <ul className="flex flex-col gap-4">
      {linesByRule(lines).map(({ key, lines: ofRule, first }) => (
        <Card asChild key={key} className="p-4 sm:p-6">
          <li>
            <h3 className="text-lg font-semibold">
              <ItemTitle title={first.Title} />
            </h3>
            {first.Sailing && <When sailing={first.Sailing} />}
            {first.Ticket === null && (
              <DayAndPeople item={items.find(({ Id }) => Id === first.OrderItem)} />
            )}
            <p className="mt-1 text-muted-foreground">{first.Rule}</p>
            {first.Ladder.some(({ Percent }) => Percent > 0) && (
              <RefundLadder steps={first.Ladder} zone={first.TimeZone ?? zone} />
            )}
            <dl className="mt-4 border-t border-border">
              {ofRule.map((line) => (
                <LineRow key={line.Ticket ?? line.OrderItem} line={line} />
              ))}
            </dl>
          </li>
        </Card>
      ))}
    </ul>
  )
}

/** Shows the sailing of the tickets, because the tickets of a divided party are on several. */
function When({ sailing: { DepartsAt, Vessel } }: { sailing: Schemas['SectorSailing'] }) {
  const format = useFormat()
  return (
    <p className="font-medium tabular">{[format.localDateTime(DepartsAt), Vessel].join(' · ')}</p>
  )
}

/** Shows the day and the people of a whole item, which distinguish two visits to one place. */
function DayAndPeople({ item }: { item: Schemas['OrderItem'] | undefined }) {
  const words = useItemTexts()
  if (item === undefined) return null
  const { firstDay, people } = displayOf(item)
  const day = firstDay(item)
  return (
    <p className="font-medium tabular">
      {words.format.facts([day && words.format.date(day), peopleText(people(item), words)])}
    </p>
  )
}

function LineRow({ line }: { line: Line }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-border py-2.5 last:border-0 last:pb-0">
      <dt className="font-medium">{line.PassengerName || t('cancelBooking.wholeItem')}</dt>
      <dd className="flex flex-wrap gap-x-5 tabular">
        <span className="text-muted-foreground">
          {t('cancelBooking.paidLine', { amount: format.money(line.Paid) })}
        </span>
        <span className="font-semibold">
          {t('cancelBooking.backLine', { amount: format.money(line.Refund) })}
        </span>
      </dd>
    </div>
  )
}

function linesByRule(lines: readonly Line[]) {
  const groups = Map.groupBy(lines, ({ OrderItem, Title, Rule, Ladder, Sailing }) =>
    JSON.stringify([OrderItem, Title, Rule, Ladder, Sailing?.Id]),
  )
  return [...groups].flatMap(([key, ofRule]) => {
    const [first] = ofRule
    return first ? [{ key, lines: ofRule, first }] : []
  })
}
