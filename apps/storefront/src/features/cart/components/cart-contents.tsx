import { CART_ITEMS_MAX, issue } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { type RefObject, useEffect, useState } from 'react'

import { useHeldItems } from '../../../shared/trade/cart/holds.ts'
import { useDatedItemName } from '../../../shared/trade/cart/items/use-item-name.ts'
import { EmptyCart } from '../../../shared/trade/checkout/empty-cart.tsx'
import { OtherCurrencyNote } from '../../../shared/trade/sale/other-currency-note.tsx'
import type { ShownCart } from '../../../shared/trade/sale/use-shown-cart.ts'
import { CartItemCard, itemHeadingId } from './cart-item-card.tsx'
import { CartSummary } from './cart-summary.tsx'

type CartContentsProps = {
  received: ShownCart
  pageHeading: RefObject<HTMLHeadingElement | null>
}

/**
 * Shows the items and their total. When an item is removed, the focus moves to its neighbour, or to the page's heading
 * without one.
 */
export function CartContents({ received, pageHeading }: CartContentsProps) {
  const { t } = useTranslation('cart')
  const format = useFormat()
  const itemName = useDatedItemName()
  const items = useHeldItems(received)
  const [neighbour, setNeighbour] = useState<{ headingId: string } | null>(null)
  // The dialog has returned the focus to the button of the removed item by now, which is about to disappear.
  useEffect(() => {
    if (!neighbour) return
    const target = document.getElementById(neighbour.headingId) ?? pageHeading.current
    target?.focus()
  }, [neighbour, pageHeading])
  const noteRemoval = (place: number) => {
    const next = items[place + 1] ?? items[place - 1]
    setNeighbour({ headingId: next ? itemHeadingId(next.item.Id) : '' })
  }
  const expired = items.filter(({ phase }) => phase === 'expired').map(({ item }) => item)
  // Two items of one crossing have the same name, which is said once.
  const names = [...new Set(expired.map(itemName))]
  const over = format.sentences(names.map((item) => t('hold.over', { item })))
  // An expired item prevents the checkout. Two merged carts can hold more items than an order accepts.
  const tooMany = items.length - CART_ITEMS_MAX
  const first = expired[0] ?? (tooMany > 0 ? items[0]?.item : undefined)
  const obstacle = first && {
    headingId: itemHeadingId(first.Id),
    issue: expired[0]
      ? issue([], 'cart.hold_expired')
      : issue([], 'cart.too_many_items', { max: CART_ITEMS_MAX, count: tooMany }),
  }
  return (
    <>
      <p role="status" className="sr-only">
        {neighbour ? t('item.removed') : over}
      </p>
      <OtherCurrencyNote items={received.cart.Items} pricing={received.pricing} className="mb-5" />
      {items.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[1fr_22rem] lg:gap-8">
          <ul className="flex min-w-0 flex-col gap-5">
            {items.map((held, place) => (
              <li key={held.item.Id}>
                <CartItemCard
                  held={held}
                  pricing={received.pricing}
                  onRemoved={() => noteRemoval(place)}
                />
              </li>
            ))}
          </ul>
          <CartSummary cart={received.cart} obstacle={obstacle} />
        </div>
      )}
    </>
  )
}
