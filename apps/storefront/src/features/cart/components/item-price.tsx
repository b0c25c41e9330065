import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Details } from '@selat/ui/details'
import { Spinner } from '@selat/ui/spinner'

import { displayOf } from '../../../shared/trade/cart/items/item-displays.ts'
import { useItemParts } from '../../../shared/trade/cart/items/use-item-name.ts'
import { PriceExplained } from '../../../shared/trade/price/price-explained.tsx'
import { type CartPricing, isPricedByPassport } from '../../../shared/trade/sale/use-priced-cart.ts'

type ItemPriceProps = {
  item: Schemas['CartItem']
  /** Whether the server is still pricing other passengers. */
  isChanging: boolean
  pricing: CartPricing
}

/** Shows the price of an item and its parts. */
export function ItemPrice({ item, isChanging, pricing }: ItemPriceProps) {
  const { t } = useTranslation('cart')
  const format = useFormat()
  const partLabels = useItemParts()(item)
  const { Price } = item
  const { PriceNote } = displayOf(item)
  return (
    <Details
      className="border-b-0"
      summary={t('item.price')}
      trailing={
        <span aria-busy={isChanging} className="flex items-center gap-2 text-lg font-bold">
          {isChanging && <Spinner label={t('item.pricing')} className="text-muted-foreground" />}
          <span className={isChanging ? 'text-muted-foreground' : undefined}>
            {format.money(Price.Total)}
          </span>
        </span>
      }
    >
      <PriceExplained
        price={Price}
        totalLabel={t('total.payNow')}
        partLabels={partLabels}
        className="max-w-md"
      />
      {PriceNote && !isPricedByPassport(pricing, item.Id) && <PriceNote item={item} />}
    </Details>
  )
}
