import type { StoredRefundLine } from '../../../engine/store/tables/aftersale-tables.ts'
import type { WorldReader } from '../../../operation/context.ts'
import { productOf } from '../../product/registry.ts'
import type { OrderItem } from '../booking/load-order.ts'

/** Returns the titles of the items that a refund cancels completely. Ferry items are named by their travellers instead. */
export function refundedItems(
  lines: readonly Pick<StoredRefundLine, 'item' | 'ticket'>[],
  items: readonly OrderItem[],
  reader: WorldReader,
): string[] {
  return lines.flatMap((line) => {
    const item = line.ticket === null && items.find(({ id }) => id === line.item)
    return item ? [productOf(item.item_content).title(reader, item.booking)] : []
  })
}
