import { http, type RequestHandler } from 'msw'

const SANDBOX_PATHS = /^[^?#]*\/(travel\/v1|admin\/v1|__mock)(\/|\?|$)/

/** Answers requests: one sandbox, or a server with several. */
export type Answering = { fetch(request: Request): Promise<Response> }

export type HandlerOptions = {
  /** The only origin whose requests are answered; without it, requests to any host are. */
  origin?: string
}

/**
 * Makes one msw handler for all that a sandbox serves; other requests pass by. Handlers that stand before it, or are added by
 * `server.use()`, override single answers. If a fault breaks the connection, it is a network error.
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

/** Turns the TypeError of a broken connection into a network error, because msw would answer 500 to any error. */
function toNetworkError(error: unknown): Response {
  if (error instanceof TypeError) return Response.error()
  throw error
}
