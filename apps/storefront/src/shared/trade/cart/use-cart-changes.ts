import type { BandCounts } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { mutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { travel } from '../../app/api.ts'
import { useSingleMutation } from '../../kit/use-single-mutation.ts'
import { forgetAdditions } from './add-intent.ts'
import { cartQuery, keepCart } from './cart-query.ts'
import { cartToken } from './cart-token.ts'
import { asOwnChange } from './own-changes.ts'

const path = '/travel/v1/cart/item/{itemId}'

/**
 * Returns the options of a mutation that changes the cart. Each call answers with the whole cart, which replaces the old
 * one; after a refusal the cart is loaded again.
 */
function useCartChange<Input>(call: (input: Input, header: CartHeader) => CartAnswer) {
  const queryClient = useQueryClient()
  return mutationOptions({
    mutationFn: (input: Input) =>
      asOwnChange(() => unwrap(call(input, { 'Cart-Token': cartToken() ?? '' }))),
    onSuccess: (cart) => {
      forgetAdditions()
      return keepCart(queryClient, cart)
    },
    onError: (error) => {
      if (callErrorOf(error)?.kind === 'problem') void readCartAgain(queryClient)
    },
  })
}

export const useChangePeople = (itemId: string) =>
  useMutation(
    useCartChange(({ adult, child, infant, senior }: BandCounts, header) =>
      travel.put(path, {
        path: { itemId },
        header,
        body: { QtyAdult: adult, QtyChild: child, QtyInfant: infant, QtySenior: senior },
      }),
    ),
  )

export const useRemoveItem = () =>
  useMutation(
    useCartChange((itemId: string, header) => travel.delete(path, { path: { itemId }, header })),
  )

export const useExtendHold = () =>
  useSingleMutation(
    useCartChange((itemId: string, header) =>
      travel.post('/travel/v1/cart/item/{itemId}/hold', { path: { itemId }, header }),
    ),
  )

/** Returns the function that loads the cart again, when a hold ends or the server refuses what is shown. */
export function useReadCartAgain(): () => void {
  const queryClient = useQueryClient()
  return () => void readCartAgain(queryClient)
}

function readCartAgain(queryClient: ReturnType<typeof useQueryClient>): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: cartQuery(cartToken() ?? '').queryKey })
}

type CartHeader = { 'Cart-Token': string }
type CartAnswer = Parameters<typeof unwrap<Schemas['Cart']>>[0]
