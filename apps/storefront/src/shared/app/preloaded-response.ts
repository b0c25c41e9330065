import { perVisitor } from './visitor/current-visitor.ts'

type Early = { path: string; response: Promise<Response> }

const kept = perVisitor<{ early: Early | undefined }>(() => ({ early: undefined }))

/** Keeps a request that was sent before the app was loaded, for the client's first call of the same path. */
export function storePreloadedResponse(path: string, response: Promise<Response>): void {
  // The call that uses the response reports its failure.
  response.catch(() => undefined)
  kept().early = { path, response }
}

/** Sends a request of the client; the first one for the path of an early request gets that one's response. */
export function fetchPreloaded(request: Request): Promise<Response> {
  const { early } = kept()
  if (early && request.method === 'GET' && new URL(request.url).pathname.endsWith(early.path)) {
    kept().early = undefined
    return early.response
  }
  return fetch(request)
}
