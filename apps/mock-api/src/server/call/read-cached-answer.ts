import type { OperationId } from '@selat/sdk/operations'

import type { FaultyCall } from '../../engine/faults/keep-faults.ts'
import { cacheKeyOf, type CacheHit } from '../../operation/answer-cache.ts'
import type { Operation } from '../../operation/operation.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'

/**
 * Gives the answer that every caller gets to this request, where nothing has to be awaited to know that it is still
 * true. That is so while no fault may be injected, nobody replaces the state, nothing is due and the caller does not
 * say who is calling. Otherwise null, and the call goes the whole way.
 */
export function readCachedAnswer<Id extends OperationId>(
  services: SandboxParts,
  operation: Operation<Id>,
  request: Request,
  { at, faulty }: { readonly at: string; readonly faulty: FaultyCall },
): CacheHit | null {
  const { faults, lock, dueWork, answerCache } = services
  if (!('shared' in operation) || request.headers.has('Authorization')) return null
  if (faults.mayFail(faulty) || !lock.isOpen() || !dueWork.isNothingDue(at)) return null
  return answerCache.recall(cacheKeyOf(operation.id, request), at)
}
