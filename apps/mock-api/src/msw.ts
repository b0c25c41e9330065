import { http, type RequestHandler } from 'msw'

const SANDBOX_PATHS = /^[^?#]*\/(travel\/v1|admin\/v1|__mock)(\/|\?|$)/

/** Whatever answers a request: one sandbox, or the several of a server. */
export type Answering = { fetch(request: Request): Promise<Response> }

export type HandlerOptions = {
  /** Only requests to this origin are answered; whatever the host without it. */
  origin?: string
}

/**
 * One msw handler for all that a sandbox serves; other requests pass by. Handlers that stand before it, or are added by
 * `server.use()`, override single answers. A connection that a fault breaks is a network error.
 * @example setupServer(sandboxHandler(await createSandbox({ clock: '2026-11-20T06:30:00Z' })))
 */
export function sandboxHandler(
  answering: Answering,
  { origin }: HandlerOptions = {},
): RequestHandler {
  return http.all(SANDBOX_PATHS, ({ request }) => {
    // Undefined lets the next handler answer.
    if (origin !== undefined && new URL(request.url).origin !== origin) return undefined
    return answering.fetch(request).catch(toNetworkError)
  })
}

/** To msw whatever else is thrown is an answer of 500. */
function toNetworkError(error: unknown): Response {
  if (error instanceof TypeError) return Response.error()
  throw error
}
