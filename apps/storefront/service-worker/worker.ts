import { OFFLINE_DOCUMENT } from '../src/shared/app/offline-cache.ts'
import {
  type CachedResponse,
  type CacheKey,
  keptKey,
  type OfflinePart,
} from '../src/shared/kit/offline/worker-protocol.ts'
import { answerCall, keptAt } from './answer-call.ts'
import { answerFile, answerHashedFile } from './answer-file.ts'
import { routeRequest } from './route-request.ts'

declare const self: ServiceWorkerGlobalScope

/** Written in by the build (offline-worker.ts): its name, what each part's pages are made of, the texts by language. */
declare const SELAT_OFFLINE: {
  build: string
  parts: Record<OfflinePart, string[]>
  texts: Record<string, string[]>
}

const { build, parts, texts } = SELAT_OFFLINE
const shell = `shell-${build}`
const asked = new URL(self.location.href).searchParams
const part: OfflinePart = asked.get('part') === 'manifest' ? 'manifest' : 'tickets'
const files = [...parts[part], ...(texts[asked.get('language') ?? ''] ?? [])]
const surroundings = { caches: self.caches, fetch: (request: Request) => fetch(request) }

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldShells(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin } = self.location
  switch (routeRequest(request, { origin, files })) {
    case 'call':
      event.respondWith(answerCall(request, surroundings))
      break
    case 'hashed':
      event.respondWith(answerHashedFile(request, surroundings))
      break
    case 'file':
      event.respondWith(answerFile(request, surroundings))
      break
    case 'none':
  }
})

self.addEventListener('message', ({ data, ports }) => {
  const { kind, url }: CacheKey = data
  if (kind !== 'kept-at') return
  const answer: CachedResponse = keptAt.get(keptKey(url)) ?? null
  ports[0]?.postMessage(answer)
})

/** Everything or nothing: a page without one of its parts is no page. */
async function keepShell(): Promise<void> {
  const cache = await self.caches.open(shell)
  // The document is the one file that changes under its name.
  await cache.addAll([new Request(OFFLINE_DOCUMENT, { cache: 'reload' }), ...files])
  await self.skipWaiting()
}

async function forgetOldShells(): Promise<void> {
  const names = await self.caches.keys()
  const old = names.filter((name) => name.startsWith('shell-') && name !== shell)
  await Promise.all(old.map((name) => self.caches.delete(name)))
}
