import { createIdempotencyKey } from '@selat/sdk'
import type { CallError } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'

import { session } from '../app/session-store.ts'
import { perVisitor } from '../app/visitor/current-visitor.ts'

/** What makes another try the same call to the server, to be given with it. */
export type SameCall = { idempotencyKey: string; currency: string }

const calls = perVisitor(() => new Map<string, SameCall>())

/**
 * An intent keeps its idempotency key for as long as the page lives: a second click, or another try after an answer that
 * got lost, is the same intent and acts once (CHK-8). What has moved on is another intent, so name its state. It also keeps
 * the currency of its first try: the key stands for that, too, and a visitor may choose another one before the next.
 */
function sameCall(intent: string): SameCall {
  const call = calls().get(intent) ?? {
    idempotencyKey: createIdempotencyKey(),
    currency: session().localCurrency,
  }
  calls().set(intent, call)
  return call
}

/**
 * Sends an intent, and throws the `CallFailure` of `send`. A refusal ends the intent, because the server repeats it to the same
 * key, even where it would allow the call by now.
 */
export async function sendIntent<Answer>(
  intent: string,
  send: (same: SameCall) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(sameCall(intent))
  } catch (thrown) {
    if (isRefusal(callErrorOf(thrown))) endIdempotencyKey(intent)
    throw thrown
  }
}

/** Ends an intent that was answered, so that the same again is meant anew. */
export function endIdempotencyKey(intent: string): void {
  calls().delete(intent)
}

/**
 * Whether the server refused, so that it did nothing. After a failure of the server, while the first try is still running, and
 * without an answer, it may have acted all the same.
 */
export function isRefusal(error: CallError | null): boolean {
  return error?.kind === 'problem' && error.status < 500 && error.code !== 'idempotency_in_progress'
}
