import type { CallError, Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { accountStays } from '../../app/account-stays.ts'
import { tellEvent } from '../../app/analytics/tell-event.ts'
import { travel } from '../../app/api.ts'
import { listedProducts } from '../../app/known/known-products.ts'
import { paths } from '../../app/paths.ts'
import { inOneTab } from '../../kit/in-one-tab.ts'
import { useSingleMutation } from '../../kit/use-single-mutation.ts'
import { useWhileShown } from '../../kit/use-while-shown.ts'
import { sendAddition } from './add-intent.ts'
import { cartQuery, keepCart } from './cart-query.ts'
import { cartHeader, forgetCart, readKeptCart, rememberCart } from './cart-token.ts'
import { noteReplaced, useInsteadOf } from './instead-of.ts'
import { asOwnChange } from './own-changes.ts'

type Cart = Schemas['Cart']
type CartInput = Schemas['CartInput']

export type AddToCart = {
  /** Adds the input to the cart, or replaces the item that the visitor came here to change, and opens the cart. */
  add: (input: CartInput) => void
  isAdding: boolean
  /** The input that is being added, or was refused. */
  input: CartInput | undefined
  /** The reason why nothing was added; it stays until the next try or `reset`. */
  failure: CallError | null
  /** Forgets the failure, because the choice has changed. */
  reset: () => void
}

/** Adds any product to the cart. The caller shows a refusal. Shown answers that state what is left are loaded again. */
export function useAddToCart(): AddToCart {
  const client = useQueryClient()
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const replaced = useInsteadOf()
  const { mutate, isPending, variables, error, reset } = useSingleMutation({
    mutationFn: (input: CartInput) => asOwnChange(() => addToCart(input, replaced)),
    onMutate: accountStays,
    onSuccess: async (cart, { Items }, isStillHere) => {
      if (!isStillHere()) return
      rememberCart(cart.Token)
      const former = client.getQueryData<Cart>(cartQuery(cart.Token).queryKey)
      if (replaced !== null) noteReplaced(replaced, cart, former)
      await keepCart(client, cart)
      tellEvent(async () => {
        const { describeAdded } = await import('../analytics/describe-items.ts')
        return describeAdded(cart, former, Items.length)
      })
      // The button is busy until the cart is shown, because another press would put the input in twice.
      await whileShown(() => navigate(paths.cart()))
    },
    // The cart, too, because the server may have added the input and only the answer was lost.
    onError: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => showsStockOrCart(queryKey) }),
  })
  return {
    add: mutate,
    isAdding: isPending,
    input: variables,
    failure: callErrorOf(error),
    // A call that is under way is not forgotten, because another press would put the input in twice.
    reset: () => !isPending && reset(),
  }
}

async function addToCart(body: CartInput, replaced: string | null): Promise<Cart> {
  const added = await addToKeptCart(body, replaced)
  // Two tabs that add their first items at once would make two carts, of which this browser would remember only one.
  return added ?? inOneTab('new-cart', () => addToNewCart(body))
}

/** Adds to the cart that this browser remembers; null if it remembers none, or one that no longer exists. */
async function addToKeptCart(
  body: CartInput,
  replaces: string | null = null,
): Promise<Cart | null> {
  const header = cartHeader()
  const token = header['Cart-Token']
  if (token === undefined) return null
  try {
    const query = replaces === null ? {} : { replaces }
    return await sendAddition({ token, replaces, body }, (same) =>
      unwrap(travel.post('/travel/v1/cart', { query, header, body, ...same })),
    )
  } catch (error) {
    const failure = callErrorOf(error)
    if (!failure || !isProblem(failure, 'cart_not_found')) throw error
    forgetCart()
    return null
  }
}

async function addToNewCart(body: CartInput): Promise<Cart> {
  readKeptCart()
  const isStillHere = accountStays()
  const cart =
    (await addToKeptCart(body)) ??
    (await sendAddition({ body }, (same) =>
      unwrap(travel.post('/travel/v1/cart', { body, ...same })),
    ))
  // The token is stored before this tab is done, because the next tab reads it then.
  if (isStillHere()) rememberCart(cart.Token)
  return cart
}

/**
 * Matches the path of the cart, and those of answers that state what is left: of sailings, of listed products, of one product,
 * or of a price.
 */
const stockPaths = new RegExp(
  `^/travel/v1/(?:cart$|(?:ferry/(?:search|calendar)|${listedProducts.join('|')}|product|quote)\\b)`,
)

/** Whether an answer is the cart, or states what is left of something. */
function showsStockOrCart([, path]: readonly unknown[]): boolean {
  return typeof path === 'string' && stockPaths.test(path)
}
