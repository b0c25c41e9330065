import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'
import { Details } from '@selat/ui/details'

import { ItemBlock } from '../../../../shared/trade/cart/items/item-block.tsx'
import { displayOf } from '../../../../shared/trade/cart/items/item-displays.ts'
import { ItemSummary } from '../../../../shared/trade/cart/items/item-summary.tsx'
import { PeopleText } from '../../../../shared/trade/cart/items/people-text.tsx'
import { useItemParts } from '../../../../shared/trade/cart/items/use-item-name.ts'
import { useItemTexts } from '../../../../shared/trade/cart/items/use-item-texts.ts'
import { PriceExplained } from '../../../../shared/trade/price/price-explained.tsx'
import {
  type CartPricing,
  isPricedByPassport,
} from '../../../../shared/trade/sale/use-priced-cart.ts'

type SummaryItemProps = { item: Schemas['CartItem']; pricing: CartPricing }

/** Shows an item of the order with its price folded. An expired item has no price, because the total does not include it. */
export function SummaryItem({ item, pricing }: SummaryItemProps) {
  const { t } = useTranslation('cart')
  const format = useFormat()
  return (
    <>
      <ItemSummary item={item} heading="h3" />
      {item.State === 'expired' ? (
        <Badge variant="warning" className="mt-3">
          {t('expired.title')}
        </Badge>
      ) : (
        <>
          <Details
            className="mt-1 border-b-0 text-sm"
            summary={t('item.price')}
            trailing={format.money(item.Price.Total)}
          >
            <PriceLinesOf item={item} />
          </Details>
          <NoteOf item={item} pricing={pricing} />
        </>
      )}
    </>
  )
}

/** Shows an item folded to one line, for orders with many items. */
export function FoldedItem({ item, pricing }: SummaryItemProps) {
  const { t } = useTranslation('cart')
  const words = useItemTexts()
  const { format } = words
  const isExpired = item.State === 'expired'
  const display = displayOf(item)
  const firstDay = display.firstDay(item)
  const day = firstDay === null ? [] : [format.date(firstDay, 'short')]
  return (
    <Details
      trailing={
        isExpired ? (
          <Badge variant="warning">{t('expired.title')}</Badge>
        ) : (
          <span className="text-sm">{format.money(item.Price.Total)}</span>
        )
      }
      summary={
        <>
          <span className="block board-label text-brand-text">
            {[display.kind(item, words), ...day].join(' · ')}
          </span>
          <h3 className="text-base leading-snug">{display.name(item, words)}</h3>
        </>
      }
    >
      <div className="mb-4">
        <ItemBlock item={item} />
        {!display.countsPeople?.(item) && (
          <p className="mt-3 text-sm">
            <PeopleText counts={display.people(item)} />
          </p>
        )}
      </div>
      {!isExpired && (
        <>
          <PriceLinesOf item={item} />
          <NoteOf item={item} pricing={pricing} />
        </>
      )}
    </Details>
  )
}

/** Says which parts of the price are unknown until the travellers are named. */
function NoteOf({ item, pricing }: SummaryItemProps) {
  const { PriceNote } = displayOf(item)
  return PriceNote && !isPricedByPassport(pricing, item.Id) ? <PriceNote item={item} /> : null
}

function PriceLinesOf({ item }: Pick<SummaryItemProps, 'item'>) {
  const { t } = useTranslation('cart')
  const partLabels = useItemParts()(item)
  return (
    <PriceExplained price={item.Price} totalLabel={t('total.payNow')} partLabels={partLabels} />
  )
}
