import { perVisitor } from './visitor/current-visitor.ts'

type Early = { path: string; response: Promise<Response> }

const kept = perVisitor<{ early: Early | undefined }>(() => ({ early: undefined }))

/** Keeps a request that was sent before the app was there, for the client's first call of the same path. */
export function storePreloadedResponse(path: string, response: Promise<Response>): void {
  // Its failure is told by the call that takes it over.
  response.catch(() => undefined)
  kept().early = { path, response }
}

/** The client's fetch: takes over the early request of its path once, and else asks anew. */
export function fetchPreloaded(request: Request): Promise<Response> {
  const { early } = kept()
  if (early && request.method === 'GET' && new URL(request.url).pathname.endsWith(early.path)) {
    kept().early = undefined
    return early.response
  }
  return fetch(request)
}
