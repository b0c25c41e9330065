import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'

import { cartQuery } from './cart-query.ts'
import { useCartToken } from './cart-token.ts'
import type { AnyItem } from './items/item.ts'

/**
 * The state of a link from an item of the cart to the page where it is sold: what is added there takes the item's place. It is
 * no part of the address, because whoever gets the address from another has another cart.
 */
export function insteadOf(item: AnyItem): { insteadOf: string } | undefined {
  return 'State' in item ? { insteadOf: item.Id } : undefined
}

/** Returns the id of the item whose place is taken by what this page adds to the cart; null for one more item. */
export function useInsteadOf(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('insteadOf' in state)) return null
  return typeof state.insteadOf === 'string' ? state.insteadOf : null
}

/** Whether what this page adds takes the place of an item that is still in the cart. */
export function useReplacesItem(): boolean {
  const id = useInsteadOf()
  const token = useCartToken()
  const { data: cart } = useQuery({
    ...cartQuery(token ?? ''),
    enabled: token !== null && id !== null,
  })
  return cart?.Items.some(({ Id }) => Id === id) === true
}
