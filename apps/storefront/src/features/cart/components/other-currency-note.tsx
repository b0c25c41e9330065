import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

import { useItemName } from '../../../shared/cart/items/use-item-name.ts'
import type { CartPricing } from '../../../shared/sale/use-priced-cart.ts'

type OtherCurrencyNoteProps = { items: readonly Schemas['CartItem'][]; pricing: CartPricing }

/** Which items stay in the currency they were put in at, where they could not be priced in the visitor's own. */
export function OtherCurrencyNote({ items, pricing }: OtherCurrencyNoteProps) {
  const { t } = useTranslation(['cart', 'common'])
  const itemName = useItemName()
  const { currency, failure, isUpdating, retry } = pricing
  if (currency === null || failure === null) return null
  const others = items.filter(
    ({ State, Price }) => State === 'held' && Price.Total.Currency !== currency,
  )
  if (others.length === 0) return null
  return (
    <Alert
      variant="warning"
      live="polite"
      className="mb-5"
      title={t('currency.title', { currency })}
      action={
        <Button variant="outline" size="sm" loading={isUpdating} onClick={retry}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {others
        .map((item) =>
          t('currency.held', { item: itemName(item), currency: item.Price.Total.Currency }),
        )
        .join(' ')}
    </Alert>
  )
}
