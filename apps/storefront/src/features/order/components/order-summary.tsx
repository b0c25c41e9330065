import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import { Details } from '@selat/ui/details'
import { useMediaQuery } from '@selat/ui/use-media-query'

import { CartTotals } from '../../../shared/cart/cart-totals.tsx'
import { displayOf } from '../../../shared/cart/items/item-displays.ts'
import { ItemSummary } from '../../../shared/cart/items/item-summary.tsx'
import { useItemParts } from '../../../shared/cart/items/use-item-name.ts'
import { PriceExplained } from '../../../shared/price/price-explained.tsx'

type OrderSummaryProps = { cart: Schemas['Cart']; items: readonly Schemas['CartItem'][] }

/** What is being booked; folded on smaller screens, where the form comes first. */
export function OrderSummary({ cart, items }: OrderSummaryProps) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const isBeside = useMediaQuery('(min-width: 64rem)')
  const body = <SummaryBody cart={cart} items={items} />
  return (
    <Card asChild className="px-5 sm:px-6">
      {isBeside ? (
        <section aria-labelledby="checkout-summary" className="py-5">
          <h2 id="checkout-summary" className="mb-5 text-xl">
            {t('checkout.summary')}
          </h2>
          {body}
        </section>
      ) : (
        <Details
          summary={<h2 className="text-lg">{t('checkout.summary')}</h2>}
          trailing={
            <span className="font-bold">
              {format.list(cart.Totals.map((amount) => format.money(amount)))}
            </span>
          }
        >
          {body}
        </Details>
      )}
    </Card>
  )
}

function SummaryBody({ cart, items }: OrderSummaryProps) {
  const { t } = useTranslation('order')
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex flex-col gap-5">
        {items.map((item) => (
          <li key={item.Id} className="border-b border-dashed border-input/60 pb-3">
            <SummaryItem item={item} />
          </li>
        ))}
      </ul>
      <CartTotals Totals={cart.Totals} AtCounter={cart.AtCounter} />
      <p className="text-sm text-muted-foreground">{t('checkout.finalPrice')}</p>
    </div>
  )
}

function SummaryItem({ item }: { item: Schemas['CartItem'] }) {
  const { t } = useTranslation('cart')
  const format = useFormat()
  const partLabels = useItemParts()(item)
  const { PriceNote } = displayOf(item)
  return (
    <>
      <ItemSummary item={item} heading="h3" />
      <Details
        className="mt-1 border-b-0 text-sm"
        summary={t('item.price')}
        trailing={format.money(item.Price.Total)}
      >
        <PriceExplained price={item.Price} totalLabel={t('total.payNow')} partLabels={partLabels} />
      </Details>
      {PriceNote && <PriceNote item={item} />}
    </>
  )
}
