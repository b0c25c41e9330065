import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

import { useSessionView } from '../../app/session-store.ts'
import { useItemName } from '../cart/items/use-item-name.ts'
import type { CartPricing } from './use-priced-cart.ts'

type OtherCurrencyNoteProps = {
  items: readonly Schemas['CartItem'][]
  pricing: CartPricing
  className?: string
}

/**
 * Names the items that are held in another currency than the caller's own. A visitor sees those that could not be priced in the
 * chosen currency. The cart of an account keeps the currencies in which its items were added.
 */
export function OtherCurrencyNote({ items, pricing, className }: OtherCurrencyNoteProps) {
  const { t } = useTranslation(['cart', 'common'])
  const format = useFormat()
  const itemName = useItemName()
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const currency = useSessionView((view) => view.currencyUser)
  const { failure, isUpdating, retry } = pricing
  const others = items.filter(
    ({ State, Price }) => State === 'held' && Price.Total.Currency !== currency,
  )
  if (others.length === 0 || (!isLoggedIn && failure === null)) return null
  return (
    <Alert
      variant={isLoggedIn ? 'info' : 'warning'}
      live="polite"
      className={className}
      title={t(isLoggedIn ? 'currency.ofAccount' : 'currency.failed', { currency })}
      action={
        !isLoggedIn && (
          <Button variant="outline" size="sm" loading={isUpdating} onClick={retry}>
            {t('common:action.retry')}
          </Button>
        )
      }
    >
      {format.sentences(
        others.map((item) =>
          t('currency.held', { item: itemName(item), currency: item.Price.Total.Currency }),
        ),
      )}
    </Alert>
  )
}
