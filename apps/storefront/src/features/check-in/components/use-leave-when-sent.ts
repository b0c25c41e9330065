import { useEffect, useEffectEvent } from 'react'

import { scanQueue, useScanQueue } from '../../../shared/trade/manifest/scan-queue.ts'

export type Leaving = { owner: string; isLeaving: boolean; logout: () => void; stay: () => void }

/**
 * Who asked to be logged out is, as soon as nothing waits any more, whoever sent it. Except that the server has
 * something against a scan: somebody has to read that before it is deleted.
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
