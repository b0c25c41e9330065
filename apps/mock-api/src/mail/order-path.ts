import { signingKey } from '../engine/secrets/signing-key.ts'
import { bookingToken } from '../features/order/booking/booking-token.ts'
import type { LoadedOrder } from '../features/order/booking/load-order.ts'
import type { Work } from '../operation/work.ts'
import { bookingPath } from '../world/tenants/storefront-link.ts'

/** Returns the path of the page at which the reader of a mail opens the order. */
export async function orderPath(
  work: Pick<Work, 'store' | 'ids'>,
  { id, change_of: changed }: Pick<LoadedOrder['order'], 'id' | 'change_of'>,
): Promise<string> {
  const key = await signingKey(work)
  const toOpen = (order: string) => ({ id: order, token: bookingToken(order, key) })
  return bookingPath(toOpen(id), changed === null ? undefined : toOpen(changed))
}
