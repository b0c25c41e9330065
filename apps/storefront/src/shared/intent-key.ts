import { createIdempotencyKey } from '@selat/sdk'

import { perVisitor } from './visitor/current-visitor.ts'

const keys = perVisitor(() => new Map<string, string>())

/**
 * The idempotency key of an intent, the same for as long as the page lives: a second click, or another try after an
 * answer that got lost, is the same intent and acts once (CHK-8). What has moved on is another intent, so name its state.
 */
export function intentKey(intent: string): string {
  const key = keys().get(intent) ?? createIdempotencyKey()
  keys().set(intent, key)
  return key
}

/** An intent that was answered is over: the same again is meant anew. */
export function endIntent(intent: string): void {
  keys().delete(intent)
}
