import { useEffect, useEffectEvent } from 'react'

import { scanQueue, useScanQueue } from '../../../shared/trade/manifest/scan-queue.ts'

export type Leaving = { owner: string; isLeaving: boolean; logout: () => void; stay: () => void }

/**
 * Logs out a user who has asked for it as soon as no scan waits any more. If the server has objected to a scan meanwhile, the
 * user stays logged in, because the conflict has to be read before it is deleted.
 */
export function useLeaveWhenSent({ owner, isLeaving, logout, stay }: Leaving): void {
  const finish = useEffectEvent((hasConflict: boolean) => (hasConflict ? stay() : logout()))
  useEffect(() => {
    if (!isLeaving) return undefined
    const known = scanQueue().conflicts.length
    return useScanQueue.subscribe((line, before) => {
      const isSent = before.waiting.length > 0 && line.waiting.length === 0
      if (isSent && line.owner === owner) finish(line.conflicts.length > known)
    })
  }, [isLeaving, owner])
}
