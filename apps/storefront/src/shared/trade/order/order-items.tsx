import type { Schemas } from '@selat/sdk'
import type { ReactNode } from 'react'

import { ItemSummary } from '../cart/items/item-summary.tsx'
import { SearchAgain } from '../cart/search-again.tsx'

export type OrderItemsProps = {
  items: readonly Schemas['OrderItem'][]
  /** Whether each item links to the page where it can be bought again, because the order is closed. */
  canSearchAgain?: boolean
  /** Returns the note above an item that says what has become of it since. */
  renderNote?: (item: Schemas['OrderItem']) => ReactNode
}

/** Lists what an order is for, item by item. */
export function OrderItems({ items, canSearchAgain = false, renderNote }: OrderItemsProps) {
  return (
    <ul className="flex flex-col gap-6">
      {items.map((item) => (
        <li key={item.Id} className="border-t border-border pt-6 first:border-t-0 first:pt-0">
          <div className="mb-3 empty:hidden">{renderNote?.(item)}</div>
          <ItemSummary item={item} heading="p" />
          {canSearchAgain && items.length > 1 && (
            <div className="mt-3">
              <SearchAgain item={item} isOneOfSeveral />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
