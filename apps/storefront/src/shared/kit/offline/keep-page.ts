import type { Schemas } from '@selat/sdk'

import { env } from '../../../env.ts'
import { OFFLINE_CACHE } from '../../app/offline-cache.ts'
import { tenantImage } from '../../app/tenant-image.ts'
import { startWorker } from './start-worker.ts'
import { KEPT_AT_HEADER, keptKey, type OfflinePart } from './worker-protocol.ts'

/**
 * Stores a part of the site on the device, so that it opens without a connection: its files, and the answers for its
 * start.
 */
export async function keepPage(
  part: OfflinePart,
  tenant: Schemas['BaseConfiguration'],
): Promise<void> {
  // A development server has no worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const cache = await globalThis.caches.open(OFFLINE_CACHE)
  await Promise.all([startWorker(part), keepSite(tenant, cache)])
}

/** Writes the answers with which the worker starts the site. */
export async function keepSite(tenant: Schemas['BaseConfiguration'], cache: Cache): Promise<void> {
  await cache.put(keptKey(`${env.travelBaseUrl}/travel/v1/base`), keptAnswer(tenant))
  await keepPictures(cache, tenant)
}

export function keptAnswer(body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    headers: { ...headers, [KEPT_AT_HEADER]: new Date().toISOString() },
  })
}

/** Stores the tenant's pictures. A failure is ignored, because the page works without them. */
async function keepPictures(
  cache: Cache,
  { Logo, Loader, Favicon }: Schemas['BaseConfiguration'],
): Promise<void> {
  const addresses = [Logo.Light, Logo.Dark, Loader.Light, Loader.Dark, Favicon].filter(Boolean)
  await Promise.allSettled(
    [...new Set(addresses)].map(async (address) => {
      const url = tenantImage(address)
      if (!(await cache.match(keptKey(url)))) await cache.put(keptKey(url), await fetch(url))
    }),
  )
}
