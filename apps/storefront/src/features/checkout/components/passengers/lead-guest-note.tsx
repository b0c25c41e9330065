import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'

import { useItemName } from '../../../../shared/trade/cart/items/use-item-name.ts'

/** Says that the contact is the lead guest of the items that need no travellers. */
export function LeadGuestNote({ items }: { items: readonly Schemas['CartItem'][] }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const itemName = useItemName()
  if (items.length === 0) return null
  const names = format.list([...new Set(items.map(itemName))])
  return (
    <Alert className="mt-8" title={t('checkout.leadGuest')}>
      {t('checkout.leadGuestBody', { items: names })}
    </Alert>
  )
}
