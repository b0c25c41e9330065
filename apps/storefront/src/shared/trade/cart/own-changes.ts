import type { Schemas } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'

import { perVisitor } from '../../app/visitor/current-visitor.ts'
import { isRefusal } from '../../kit/idempotency-key.ts'

type Cart = Schemas['Cart']

const changes = perVisitor(() => ({
  /** The number of changes that are sent and not answered yet. */
  sent: 0,
  /** The cart after the last change. */
  answer: null as Cart | null,
  /** Whether the answer to the last change was lost, so that the server may have made it. */
  isLost: false,
}))

/** Sends a change of the cart that was made in this tab, and remembers it for `mayBeOwnChange`. */
export async function asOwnChange(send: () => Promise<Cart>): Promise<Cart> {
  const own = changes()
  own.sent += 1
  try {
    own.answer = await send()
    own.isLost = false
    return own.answer
  } catch (error) {
    own.isLost = !isRefusal(callErrorOf(error))
    throw error
  } finally {
    own.sent -= 1
  }
}

/**
 * Whether a cart may differ from its former state because of a change in this tab: the visitor may have left the page before
 * its answer arrived, or the answer was lost. `keyOf` returns what has to be equal in two states of the cart.
 */
export function mayBeOwnChange(cart: Cart, keyOf: (cart: Cart) => string): boolean {
  const { sent, answer, isLost } = changes()
  return sent > 0 || isLost || (answer !== null && keyOf(answer) === keyOf(cart))
}
