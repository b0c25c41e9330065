import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { travel } from '../../../shared/api.ts'
import { cartQuery } from '../../../shared/cart-query.ts'
import { cartHeader, forgetCart, rememberCart } from '../../../shared/cart-token.ts'
import { paths } from '../../../shared/paths.ts'

/** Holds the seats and goes to the cart. A refusal stays with the caller; what was on show is asked anew. */
export function useAddToCart() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: addToCart,
    onSuccess: (cart) => {
      rememberCart(cart.Token)
      client.setQueryData(cartQuery(cart.Token).queryKey, cart)
      void navigate(paths.cart())
    },
    onError: () => client.invalidateQueries({ queryKey: ['get', '/travel/v1/ferry/search'] }),
  })
}

async function addToCart(body: Schemas['CartInput']): Promise<Schemas['Cart']> {
  try {
    return await unwrap(travel.post('/travel/v1/cart', { header: cartHeader(), body }))
  } catch (error) {
    // The cart that this browser remembers is no more: the seats go into a new one.
    const failure = callErrorOf(error)
    if (!failure || !isProblem(failure, 'cart_not_found')) throw error
    forgetCart()
    return unwrap(travel.post('/travel/v1/cart', { body }))
  }
}
