import { useFormat } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { useItemName, useItemParts } from '../cart/items/use-item-name.ts'
import { PriceExplained } from '../price/price-explained.tsx'
import { useShownOrder } from '../price/shown-order.ts'

export type OrderPriceProps = {
  order: Parameters<typeof useShownOrder>[0] & Pick<Schemas['Order'], 'Status'>
  totalLabel: string
}

/** Lists the lines of every item, and the one total of the order (CHK-12). */
export function OrderPrice({ order, totalLabel }: OrderPriceProps) {
  const { Items, TotalAmount } = useShownOrder(order)
  const format = useFormat()
  const itemName = useItemName()
  const itemParts = useItemParts()
  const isSingle = Items.length === 1
  return (
    <>
      {Items.map((item) => (
        <PriceExplained
          key={item.Id}
          className="mb-5 last:mb-0"
          price={item.Price}
          isClosed={order.Status === 'EXPIRED' || order.Status === 'CANCELLED'}
          totalLabel={isSingle ? totalLabel : itemName(item)}
          partLabels={itemParts(item)}
        />
      ))}
      {!isSingle && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-foreground pt-3 font-bold">
          <span className="text-lg">{totalLabel}</span>
          <span className="text-2xl tabular max-[20rem]:text-lg">{format.money(TotalAmount)}</span>
        </p>
      )}
    </>
  )
}
