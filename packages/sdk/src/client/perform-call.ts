import { TIMEOUTS_MS } from '@selat/domain'

import type { CallError, Result } from '../errors/call-error.ts'
import { contractError } from '../errors/contract-error.ts'
import { timeoutExceptions } from '../generated/call-facts.ts'
import type { Call } from './call.ts'
import type { ClientOptions } from './client-options.ts'
import { type Deadline, startDeadline } from './deadline.ts'
import { type Exchange, type RequestByPath, exchange } from './exchange.ts'
import { Refusal } from './refusal.ts'
import { isOffline } from './repeat-when-safe.ts'

/** Runs one call and resolves to its result; never rejects. */
export async function performCall(
  request: RequestByPath,
  options: ClientOptions,
  call: Call,
): Promise<Result<unknown>> {
  const timeoutMs = timeoutOf(options, call)
  const state: Exchange = { stage: 'given', token: null, response: undefined }
  let deadline: Deadline | undefined
  let result: Result<unknown>
  try {
    deadline = startDeadline(timeoutMs, call.signal)
    const { signal } = deadline
    result = await deadline.race(exchange(request, options, call, signal, state))
  } catch (cause) {
    const error = toCallError(cause, deadline, state, timeoutMs)
    result = state.response ? { error, response: state.response } : { error }
  } finally {
    deadline?.clear()
  }
  tellUnauthorized(options, result.error, state)
  return result
}

/**
 * Returns the time limit of a call. The defaults depend on the method and on forms (specification §9), unless the contract
 * has an `x-timeout-ms` for the operation.
 */
function timeoutOf({ timeouts }: ClientOptions, { method, path, body }: Call): number {
  const kind = body instanceof FormData ? 'upload' : method
  const usual = kind === 'post' ? TIMEOUTS_MS.postJson : TIMEOUTS_MS[kind]
  return timeouts?.[kind] ?? timeoutExceptions[`${method} ${path}`] ?? usual
}

function toCallError(
  cause: unknown,
  deadline: Deadline | undefined,
  state: Exchange,
  timeoutMs: number,
): CallError {
  const endedBy = deadline?.endedBy()
  if (endedBy === 'timeout') return { kind: 'timeout', timeoutMs }
  if (endedBy === 'caller') return { kind: 'aborted', reason: deadline?.signal.reason }
  if (cause instanceof Refusal) return cause.problem
  if (state.stage !== 'given') return { kind: 'network', offline: isOffline(), cause }
  return contractError(null, { reason: 'request', cause })
}

function tellUnauthorized(
  { onUnauthorized }: ClientOptions,
  error: CallError | undefined,
  { token }: Exchange,
): void {
  if (error?.kind !== 'problem' || error.status !== 401 || error.code !== 'unauthorized') return
  // The hook runs in a microtask of its own, so that its failure does not change the result.
  if (onUnauthorized) queueMicrotask(() => onUnauthorized(error, token))
}
