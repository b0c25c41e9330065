import type { OperationId } from '@selat/sdk/operations'

import type { FaultyCall } from '../../engine/faults/keep-faults.ts'
import { cacheKeyOf, type CacheHit } from '../../operation/answer-cache.ts'
import type { Operation } from '../../operation/operation.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'

/**
 * Returns the cached answer of this request if it is certainly valid: no fault may be injected, no exclusive work replaces
 * the state, nothing is due, and the caller is anonymous. Otherwise it returns null, and the operation runs.
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
