import { type CallError, createIdempotencyKey } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'

import { session } from '../app/session-store.ts'
import { perVisitor } from '../app/visitor/current-visitor.ts'

/** The values that make another try the same call to the server; every try must carry them. */
export type SameCall = { idempotencyKey: string; currency: string }

const calls = perVisitor(() => new Map<string, SameCall>())

/**
 * Returns the idempotency key of an intent, which it keeps for as long as the page lives. A second click, or another try after
 * an answer was lost, is the same intent and acts once (CHK-8). If the state has changed, it is another intent, so the caller
 * names the state in it. An intent also keeps the currency of its first try, because the key stands for that, too, and a
 * visitor may choose another before the next try.
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

/** Ends an intent that was answered, so that repeating it is a new intent. */
export function endIdempotencyKey(intent: string): void {
  calls().delete(intent)
}

/**
 * Sends an intent and ends it with the answer. After a lost answer another try acts once; after an answer the same intent acts
 * again.
 */
export async function sendOnce<Answer>(
  intent: string,
  send: (same: SameCall) => Promise<Answer>,
): Promise<Answer> {
  const answer = await sendIntent(intent, send)
  endIdempotencyKey(intent)
  return answer
}

/** Ends all intents whose name begins with a prefix. */
export function endIntentsOf(prefix: string): void {
  for (const intent of calls().keys()) if (intent.startsWith(prefix)) endIdempotencyKey(intent)
}

/**
 * Whether the server refused, so that it did nothing. It may have acted after a failure of the server, while the first try is
 * still running, and if there was no answer.
 */
export function isRefusal(error: CallError | null): boolean {
  return error?.kind === 'problem' && error.status < 500 && error.code !== 'idempotency_in_progress'
}
