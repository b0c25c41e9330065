import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'

import { cartQuery } from './cart-query.ts'
import { useCartToken } from './cart-token.ts'
import type { AnyItem } from './items/item.ts'

/**
 * Returns the state of a link from an item of the cart to the page that sells it, where an added item replaces this
 * one. It is not in the address, because other people who get the address have other carts.
 */
export function insteadOf(item: AnyItem): { insteadOf: string } | undefined {
  return 'State' in item ? { insteadOf: item.Id } : undefined
}

/** Returns the id of the item that the next added item replaces; null if it replaces none. */
export function useInsteadOf(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('insteadOf' in state)) return null
  return typeof state.insteadOf === 'string' ? state.insteadOf : null
}

/** The parameters by which a question about what is left names the item that is replaced; empty if none is. */
export type ReplacedParams = {
  readonly query: { replaces?: string }
  readonly header: { 'Cart-Token'?: string }
}

/**
 * Returns the parameters with which the server counts as free what the replaced item holds. The server that renders pages
 * knows no cart, so a loaded page begins without them, and the browser asks again.
 */
export function useReplacedParams(): ReplacedParams {
  const id = useInsteadOf()
  const token = useCartToken()
  if (id === null || token === null) return { query: {}, header: {} }
  return { query: { replaces: id }, header: { 'Cart-Token': token } }
}

/** Whether the next added item replaces one that is still in the cart. */
export function useReplacesItem(): boolean {
  const id = useInsteadOf()
  const token = useCartToken()
  const { data: cart } = useQuery({
    ...cartQuery(token ?? ''),
    enabled: token !== null && id !== null,
  })
  return cart?.Items.some(({ Id }) => Id === id) === true
}
