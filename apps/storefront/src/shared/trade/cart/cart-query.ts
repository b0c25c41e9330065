import type { CallError, Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import type { QueryClient } from '@tanstack/react-query'

import { travelQueries } from '../../app/api.ts'
import { keepAnswer } from '../../app/keep-answer.ts'
import { tellCartChange } from './cart-change.ts'

/** Queries the visitor's cart; the badge in the header and the cart's pages share its answer. */
export const cartQuery = (token: string) => ({
  ...travelQueries.get('/travel/v1/cart', { header: { 'Cart-Token': token } }),
  meta: { isAnswer: isGone },
})

/** Whether the cart no longer exists. It is then forgotten, and its pages show an empty cart. */
function isGone(failure: CallError): boolean {
  return isProblem(failure, 'cart_not_found')
}

/** Stores the cart that a change was answered with, and makes other tabs load it. */
export async function keepCart(queries: QueryClient, cart: Schemas['Cart']): Promise<void> {
  await keepAnswer(queries, cartQuery(cart.Token).queryKey, cart)
  tellCartChange()
}
