import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import { Details } from '@selat/ui/details'
import { useMediaQuery } from '@selat/ui/use-media-query'

import { CartTotals } from '../../../shared/cart/cart-totals.tsx'
import { FoldedItem, SummaryItem } from './summary-item.tsx'

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

/** Items that stand open in the summary; more of them are folded, so that the total stays in sight. */
const openItemsMax = 2

function SummaryBody({ cart, items }: OrderSummaryProps) {
  const { t } = useTranslation('order')
  const isFolded = items.length > openItemsMax
  return (
    <div className="flex flex-col gap-5">
      <ul className={isFolded ? 'flex flex-col border-t border-border' : 'flex flex-col gap-5'}>
        {items.map((item) => (
          <li
            key={item.Id}
            className={isFolded ? undefined : 'border-b border-dashed border-input/60 pb-3'}
          >
            {isFolded ? <FoldedItem item={item} /> : <SummaryItem item={item} />}
          </li>
        ))}
      </ul>
      <CartTotals Totals={cart.Totals} AtCounter={cart.AtCounter} />
      <p className="text-sm text-muted-foreground">{t('checkout.finalPrice')}</p>
    </div>
  )
}
