import type { CallError, Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import type { QueryClient } from '@tanstack/react-query'

import { travelQueries } from '../../app/api.ts'
import { keepAnswer } from '../../app/keep-answer.ts'
import { tellCartChange } from './cart-change.ts'

/** The visitor's cart; the badge in the header and the cart's pages share its answer. */
export const cartQuery = (token: string) => ({
  ...travelQueries.get('/travel/v1/cart', { header: { 'Cart-Token': token } }),
  meta: { isAnswer: isGone },
})

/** Such a cart is forgotten, and its pages show that there is nothing in it. */
function isGone(failure: CallError): boolean {
  return isProblem(failure, 'cart_not_found')
}

/** Takes over the cart that a change answered with, and has other tabs ask for it. */
export async function keepCart(queries: QueryClient, cart: Schemas['Cart']): Promise<void> {
  await keepAnswer(queries, cartQuery(cart.Token).queryKey, cart)
  tellCartChange()
}
