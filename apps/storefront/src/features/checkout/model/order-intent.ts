import { createIdempotencyKey } from '@selat/sdk'
import type { Schemas } from '@selat/sdk'

import { keepInTab } from '../../../shared/app/keep-on-device.ts'
import { perVisitor } from '../../../shared/app/visitor/current-visitor.ts'

const storageKey = 'orderIntent'

/** An order, and the currency that its visitor saw prices in; an account has its own. */
export type OrderToSend = { body: Schemas['OrderInput']; currency: string }

/** One that was sent and has not been answered: the same key with the same body and currency can only make one order. */
export type OrderIntent = OrderToSend & { cartToken: string; key: string }

/** The intent that the tab has no room for: this page knows it all the same, until it is left. */
const unkept = perVisitor<{ intent: OrderIntent | null }>(() => ({ intent: null }))

/**
 * The intent to send: the one before when nothing has changed since, else a new one. In session storage, because a
 * reload must not turn a lost answer into a second order; it holds what the draft holds, and goes with the answer.
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

/** The order of this cart that was sent without an answer, if there is one. */
export function unansweredIntent(cartToken: string): OrderIntent | null {
  // It is newer than what is stored, whose place it could not take.
  const { intent } = unkept()
  return intent?.cartToken === cartToken ? intent : storedIntent(cartToken)
}

function storedIntent(cartToken: string): OrderIntent | null {
  try {
    // Written by `startIntent` alone; another version's would be refused by the server.
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
