import type { Schemas } from '@selat/sdk'

import { endIntentsOf, type SameCall, sendOnce } from '../../kit/idempotency-key.ts'

/** The input, the cart that it is added to, and the item that it replaces; without a token it makes a new cart. */
type Addition = { token?: string; replaces?: string | null; body: Schemas['CartInput'] }

const BEGIN = 'add to cart '

/** Sends what is added to a cart. Another try after a lost answer adds it once, and holds its seats once. */
export const sendAddition = <Answer>(
  { token, replaces, body }: Addition,
  send: (same: SameCall) => Promise<Answer>,
): Promise<Answer> => sendOnce(`${BEGIN}${JSON.stringify([token, replaces, body])}`, send)

/**
 * Forgets additions whose answer was lost. After the cart was changed by hand, the visitor has seen what is in it, so the next
 * addition means another item.
 */
export const forgetAdditions = (): void => endIntentsOf(BEGIN)
