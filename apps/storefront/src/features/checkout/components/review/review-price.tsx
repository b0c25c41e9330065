import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { knownProduct } from '../../../../shared/app/known/known-products.ts'
import { priceByName } from '../../model/price-by-name.ts'

type ReviewPriceProps = {
  items: readonly Schemas['CartItem'][]
  atCounter: readonly Schemas['Money'][]
  offer: Schemas['PromoOffer'] | undefined
}

/** Shows the amounts that are paid now, charges and fees by their names. The amount that is paid at the counter is separate. */
export function ReviewPrice({ items, atCounter, offer }: ReviewPriceProps) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const sums = priceByName(items)
  const hasFee = sums.some(({ kind }) => kind === 'fee')
  return (
    <>
      <dl className="flex flex-col gap-2">
        {sums.map(({ kind, name, product, amount }) => (
          <Row
            key={JSON.stringify([kind, name ?? product, amount.Currency])}
            name={name ?? t(`priceOf.${knownProduct(product)}`)}
            value={format.money(amount)}
          />
        ))}
        {offer && (
          <Row
            name={t('promo.discountOf', { code: offer.PromoCode })}
            value={format.money(offer.Discount)}
            className="text-success"
          />
        )}
        {atCounter.length > 0 && (
          <Row
            name={t('review.atCounter')}
            value={format.list(atCounter.map((amount) => format.money(amount)))}
            className="border-t border-dashed border-input/60 pt-2"
          />
        )}
      </dl>
      <div className="mt-2 text-sm text-muted-foreground">
        {!hasFee && <p>{t('review.noFees')}</p>}
        {atCounter.length > 0 && <p>{t('review.atCounterNote')}</p>}
      </div>
    </>
  )
}

function Row({ name, value, className = '' }: { name: string; value: string; className?: string }) {
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${className}`}>
      <dt>{name}</dt>
      <dd className="ms-auto text-end whitespace-nowrap tabular">{value}</dd>
    </div>
  )
}
