import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import { Details } from '@selat/ui/details'
import { useMediaQuery } from '@selat/ui/use-media-query'

import { CartTotals } from '../../../../shared/trade/cart/cart-totals.tsx'
import { hasFares } from '../../../../shared/trade/cart/has-fares.ts'
import type { CartPricing } from '../../../../shared/trade/sale/use-priced-cart.ts'
import { totalsWith } from '../../model/totals-with.ts'
import { FoldedItem, SummaryItem } from './summary-item.tsx'

type OrderSummaryProps = {
  cart: Schemas['Cart']
  pricing: CartPricing
  items: readonly Schemas['CartItem'][]
  offer: Schemas['PromoOffer'] | undefined
}

/** Shows the items and the total. On smaller screens, where the form comes below, it is folded. */
export function OrderSummary(props: OrderSummaryProps) {
  const { cart, offer } = props
  const { t } = useTranslation('order')
  const format = useFormat()
  const isBeside = useMediaQuery('(min-width: 64rem)')
  const totals = totalsWith(cart, offer)
  const body = <SummaryBody {...props} />
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
              {format.list(totals.map((amount) => format.money(amount)))}
            </span>
          }
        >
          {body}
        </Details>
      )}
    </Card>
  )
}

/** The number of items that are shown open. If there are more, all are folded, so that the total stays visible. */
const openItemsMax = 2

function SummaryBody({ cart, pricing, items, offer }: OrderSummaryProps) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const isFolded = items.length > openItemsMax
  return (
    <div className="flex flex-col gap-5">
      <ul className={isFolded ? 'flex flex-col border-t border-border' : 'flex flex-col gap-5'}>
        {items.map((item) => (
          <li
            key={item.Id}
            className={isFolded ? undefined : 'border-b border-dashed border-input/60 pb-3'}
          >
            {isFolded ? (
              <FoldedItem item={item} pricing={pricing} />
            ) : (
              <SummaryItem item={item} pricing={pricing} />
            )}
          </li>
        ))}
      </ul>
      {offer && (
        <p className="flex items-baseline justify-between gap-4 text-success">
          <span>{t('promo.discountOf', { code: offer.PromoCode })}</span>
          <span className="whitespace-nowrap tabular">{format.money(offer.Discount)}</span>
        </p>
      )}
      {/* Only items that are still held are summed, so there may be no total. */}
      {cart.Totals.length > 0 && (
        <>
          <CartTotals Totals={totalsWith(cart, offer)} AtCounter={cart.AtCounter} />
          {hasFares(items) && (
            <p className="text-sm text-muted-foreground">{t('checkout.finalPrice')}</p>
          )}
        </>
      )}
    </div>
  )
}
