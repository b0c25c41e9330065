import { isKeptPath } from '../src/shared/kit/offline/worker-protocol.ts'

export type Handling = 'call' | 'hashed' | 'file' | 'none'

const ofTheApi = /^\/(travel|admin|__mock)(\/|$)/

/** Decides what the worker does with a request; it leaves most of them to the browser (`none`). */
export function routeRequest(
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  { origin, files }: { origin: string; files: readonly string[] },
): Handling {
  if (request.method !== 'GET') return 'none'
  const url = new URL(request.url)
  if (isKeptPath(url.pathname)) return 'call'
  if (url.origin !== origin || ofTheApi.test(url.pathname)) return 'none'
  if (request.mode === 'navigate') return 'file'
  if (url.pathname.startsWith('/assets/')) return 'hashed'
  return files.includes(url.pathname) ? 'file' : 'none'
}
