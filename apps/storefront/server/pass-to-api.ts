import type { Context } from 'hono'
import { proxy } from 'hono/proxy'

import { readCallContext } from './read-call-context.ts'
import type { Settings } from './settings.ts'

/** Passes a call of the browser on to the API, whose answer goes back as it is. */
export function passToApi(context: Context, settings: Settings): Promise<Response> {
  const { pathname, search } = new URL(context.req.url)
  const { address, requestId, traceparent } = readCallContext(context, settings)
  return proxy(new URL(pathname + search, settings.api), {
    raw: context.req.raw,
    headers: {
      ...context.req.header(),
      'x-request-id': requestId,
      traceparent,
      // As the request's own headers are written, so that it replaces what a visitor says of themselves.
      ...(address !== undefined && { 'x-forwarded-for': address }),
    },
  })
}
