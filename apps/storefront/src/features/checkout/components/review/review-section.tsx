import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import type { ReactNode } from 'react'

import { unexpiredItems } from '../../../../shared/trade/cart/holds.ts'
import type { CheckoutValues } from '../../../../shared/trade/checkout/checkout-values.ts'
import { ReviewRules } from '../../../../shared/trade/checkout/review-rules.tsx'
import { useRuledItems } from '../../../../shared/trade/checkout/use-ruled-items.ts'
import { useIsNetHidden } from '../../../../shared/trade/price/net-visibility.ts'
import { CartSale } from '../../../../shared/trade/sale/deferred-sale.tsx'
import type { Promo } from '../../api/use-promo.ts'
import type { ItemTravel } from '../../model/item-travel.ts'
import { CountedOtherwise } from '../price/counted-otherwise.tsx'
import { reviewHeadingId } from '../price/focus-review.ts'
import { PromoField } from '../summary/promo-field.tsx'
import { ReviewPeople } from './review-people.tsx'
import { ReviewPrice } from './review-price.tsx'

type ReviewSectionProps = {
  cart: Schemas['Cart']
  items: readonly Schemas['CartItem'][]
  /** The items that ask for travellers by name. */
  travelling: readonly Schemas['CartItem'][]
  travels: readonly ItemTravel[]
  values: CheckoutValues
  promo: Promo
}

/** Shows the travellers, the rules and the price in plain words before the order is placed (CHK-1). */
export function ReviewSection(props: ReviewSectionProps) {
  const { cart, items, travelling, travels, values, promo } = props
  const { t } = useTranslation('order')
  const isNetHidden = useIsNetHidden()
  const held = unexpiredItems(items)
  const ruled = useRuledItems(held)
  return (
    <Card asChild>
      <section aria-labelledby={reviewHeadingId} className="mt-10">
        <div className="px-5 py-5 sm:px-6">
          <h2
            id={reviewHeadingId}
            tabIndex={-1}
            className="text-xl outline-none max-lg:scroll-mt-40"
          >
            {t('review.title')}
          </h2>
          <p className="mt-1 text-muted-foreground">{t('review.intro')}</p>
        </div>
        <Part title={t(travelling.length > 0 ? 'review.people' : 'review.contact')}>
          <ReviewPeople items={travelling} values={values} />
        </Part>
        {held.length > 0 && (
          <>
            <Part title={t('review.rules')}>
              <ReviewRules items={ruled} now={cart.AsOf} />
            </Part>
            <Part title={t('review.price')}>
              <ReviewPrice items={held} atCounter={cart.AtCounter} offer={promo.offer} />
              <CountedOtherwise travels={travels} values={values} />
              {!isNetHidden && (
                <div className="mt-5">
                  <PromoField promo={promo} />
                </div>
              )}
              <div className="mt-5 empty:hidden">
                <CartSale cart={cart} offer={promo.offer} />
              </div>
            </Part>
          </>
        )}
      </section>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-dashed border-input/60 px-5 py-5 last:pb-6 sm:px-6">
      <h3 className="mb-2 text-lg">{title}</h3>
      {children}
    </div>
  )
}
