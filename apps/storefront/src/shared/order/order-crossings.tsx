import type { Schemas } from '@selat/sdk'

import { partyOfItem } from '../cart/cart-item-trip.ts'
import { ItemCrossings } from '../cart/item-crossings.tsx'
import { PartyText } from '../ferry/party-text.tsx'

export type OrderCrossingsProps = { items: readonly Schemas['OrderItem'][] }

/** What an order is for: the crossings of each item, and how many travel. */
export function OrderCrossings({ items }: OrderCrossingsProps) {
  return (
    <ul className="flex flex-col gap-5">
      {items.map(({ Id, Ferry }) => (
        <li key={Id} className="border-t border-border pt-5 first:border-t-0 first:pt-0">
          <ItemCrossings ferry={Ferry} />
          <p className="mt-3 text-sm">
            <PartyText party={partyOfItem(Ferry)} />
          </p>
        </li>
      ))}
    </ul>
  )
}
