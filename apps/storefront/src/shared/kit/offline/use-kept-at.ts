import { useEffect, useState } from 'react'

import { env } from '../../../env.ts'
import type { CachedResponse, CacheKey } from './worker-protocol.ts'

/**
 * Returns when the answer of a path was stored, if the worker gave the stored one because the network gave none; null
 * for a fresh answer. It asks again after every answer.
 */
export function useKeptAt(path: string, answeredAt: number): string | null {
  const [keptAt, setKeptAt] = useState<string | null>(null)
  useEffect(() => {
    const worker = globalThis.navigator.serviceWorker?.controller
    if (!worker) return
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<CachedResponse>) => setKeptAt(data))
    port1.start()
    const question: CacheKey = { kind: 'kept-at', url: env.travelBaseUrl + path }
    worker.postMessage(question, [port2])
    return () => port1.close()
  }, [path, answeredAt])
  return keptAt
}
