import { http, type RequestHandler } from 'msw'

import type { Sandbox } from './sandbox.ts'

const SANDBOX_PATHS = /^[^?#]*\/(travel\/v1|admin\/v1|__mock)(\/|\?|$)/

/**
 * One msw handler for all that a sandbox serves, whatever the host; other requests pass by. Handlers that stand before
 * it, or are added by `server.use()`, override single answers.
 * @example setupServer(sandboxHandler(await createSandbox({ clock: '2026-11-20T06:30:00Z' })))
 */
export function sandboxHandler({ fetch }: Pick<Sandbox, 'fetch'>): RequestHandler {
  return http.all(SANDBOX_PATHS, ({ request }) => fetch(request).catch(toNetworkError))
}

/** To msw whatever else is thrown is an answer of 500. */
function toNetworkError(error: unknown): Response {
  if (error instanceof TypeError) return Response.error()
  throw error
}
