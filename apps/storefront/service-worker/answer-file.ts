import { OFFLINE_DOCUMENT } from '../src/shared/app/offline-cache.ts'
import type { Surroundings } from './answer-call.ts'

/** A file whose name says what is in it never changes: the copy here is as good as the server's. */
export async function answerHashedFile(
  request: Request,
  { caches, fetch }: Surroundings,
): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request)
}

/** Any other file comes from the server while there is one. A page is the same document at every address. */
export async function answerFile(
  request: Request,
  { caches, fetch }: Surroundings,
): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const path = request.mode === 'navigate' ? OFFLINE_DOCUMENT : request.url
    const kept = request.signal.aborted ? undefined : await caches.match(path)
    if (!kept) throw error
    return kept
  }
}
