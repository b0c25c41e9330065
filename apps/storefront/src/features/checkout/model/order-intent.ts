import { createIdempotencyKey, type Schemas } from '@selat/sdk'

import { keepInTab } from '../../../shared/app/keep-on-device.ts'
import { perVisitor } from '../../../shared/app/visitor/current-visitor.ts'

const storageKey = 'orderIntent'

/**
 * An order, and the currency in which the visitor saw its prices; the server uses the account's currency if there is
 * one.
 */
export type OrderToSend = { body: Schemas['OrderInput']; currency: string }

/** An order that was sent and is not answered yet. The same key with the same body and currency can only make one order. */
export type OrderIntent = OrderToSend & { cartToken: string; key: string }

/** The intent that could not be stored in the tab; it is known until the page is left. */
const unkept = perVisitor<{ intent: OrderIntent | null }>(() => ({ intent: null }))

/**
 * Returns the intent to send: the unanswered one if nothing has changed since, else a new one. It is in session
 * storage, because after a reload a lost answer must not lead to a second order. It is removed when the answer arrives.
 */
export function startIntent(cartToken: string, { body, currency }: OrderToSend): OrderIntent {
  const before = unansweredIntent(cartToken)
  const isSame = before && textOf(before) === textOf({ body, currency })
  if (isSame) return before
  const intent = { cartToken, key: createIdempotencyKey(), body, currency }
  const isKept = keepInTab(storageKey, JSON.stringify(intent))
  unkept().intent = isKept ? null : intent
  return intent
}

const textOf = ({ body, currency }: OrderToSend): string => JSON.stringify([body, currency])

/** Returns the order of this cart that was sent without an answer; null if there is none. */
export function unansweredIntent(cartToken: string): OrderIntent | null {
  // An intent that could not be stored is newer than the stored one.
  const { intent } = unkept()
  return intent?.cartToken === cartToken ? intent : storedIntent(cartToken)
}

function storedIntent(cartToken: string): OrderIntent | null {
  try {
    // Only `startIntent` writes it. The server would refuse an order in the form of another version.
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as OrderIntent | null
    return stored?.cartToken === cartToken ? stored : null
  } catch {
    return null
  }
}

export function forgetIntent(): void {
  unkept().intent = null
  sessionStorage.removeItem(storageKey)
}
