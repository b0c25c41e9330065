import type { Schemas } from '@selat/sdk'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'

import { perVisitor } from '../../app/visitor/current-visitor.ts'
import { cartQuery } from './cart-query.ts'
import { useCartToken } from './cart-token.ts'
import type { AnyItem } from './items/item.ts'

type Cart = Schemas['Cart']

/**
 * Returns the state of a link from an item of the cart to the page that sells it, where an added item replaces this
 * one. It is not in the address, because other people who get the address have other carts.
 */
export function insteadOf(item: AnyItem): { insteadOf: string } | undefined {
  return 'State' in item ? { insteadOf: item.Id } : undefined
}

/** The item that has replaced another, by the id of the other. */
const successors = perVisitor(() => new Map<string, string>())

/**
 * Remembers the only item that is new in a cart as the successor of the one that it replaced. If the visitor goes back from the
 * cart, the page changes the new item, instead of adding a second one.
 */
export function noteReplaced(replaced: string, cart: Cart, former: Cart | undefined): void {
  const known = new Set(former?.Items.map(({ Id }) => Id))
  const [added, ...others] = cart.Items.filter(({ Id }) => !known.has(Id))
  if (known.has(replaced) && added && others.length === 0) successors().set(replaced, added.Id)
}

/** Returns the id of the item that the next added item replaces; null if it replaces none. */
export function useInsteadOf(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('insteadOf' in state)) return null
  return typeof state.insteadOf === 'string' ? latest(state.insteadOf) : null
}

function latest(id: string): string {
  const successor = successors().get(id)
  return successor === undefined ? id : latest(successor)
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
