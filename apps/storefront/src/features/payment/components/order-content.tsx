import type { Schemas } from '@selat/sdk'

import { OrderItems } from '../../../shared/trade/order/order-items.tsx'
import { ChangeNote } from './change-note.tsx'

export type OrderContentProps = {
  order: Pick<Schemas['Order'], 'Items' | 'ChangeOf'>
  canSearchAgain?: boolean
}

/** Shows what is paid for: the items of an order, or the difference of a change. */
export function OrderContent({ order: { Items, ChangeOf }, canSearchAgain }: OrderContentProps) {
  if (ChangeOf !== null) return <ChangeNote changeOf={ChangeOf} />
  return <OrderItems items={Items} {...(canSearchAgain !== undefined && { canSearchAgain })} />
}
