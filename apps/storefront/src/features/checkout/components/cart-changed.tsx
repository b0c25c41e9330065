import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'

import { useItemName } from '../../../shared/trade/cart/items/use-item-name.ts'
import type { CartChange } from '../model/cart-change.ts'

type CartChangedProps = {
  change: CartChange
  /** Whether the visitor has agreed to the rules of the earlier items, but not to those of the new ones. */
  needsConsent: boolean
}

/** Says what another tab or device has changed in the cart, and that the typed values are kept. */
export function CartChanged({ change, needsConsent }: CartChangedProps) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const itemName = useItemName()
  const named = (items: readonly Schemas['CartItem'][]) => format.list(items.map(itemName))
  const { added, removed, otherParty } = change
  return (
    <Alert live="polite" className="mb-6" title={t('checkout.cartChanged')}>
      {added.length > 0 && <p>{t('checkout.cartAdded', { items: named(added) })}</p>}
      {removed.length > 0 && <p>{t('checkout.cartRemoved', { items: named(removed) })}</p>}
      {otherParty.length > 0 && <p>{t('checkout.cartParty', { items: named(otherParty) })}</p>}
      <p>{t('checkout.typedIsKept')}</p>
      {needsConsent && <p>{t('checkout.agreeAgain')}</p>}
    </Alert>
  )
}

/** Says that the cart was ordered or emptied elsewhere, so that the form has nothing left to book. */
export function CartEmptied() {
  const { t } = useTranslation('order')
  return (
    <Alert className="mb-6" title={t('checkout.cartEmptied')}>
      {t('checkout.cartEmptiedBody')}
    </Alert>
  )
}
