import type { Context } from 'hono'
import { proxy } from 'hono/proxy'

import type { Log } from './log.ts'
import { readCallContext } from './read-call-context.ts'
import type { Settings } from './settings.ts'

/**
 * Passes a call of the browser on to the API, whose answer goes back as it is. While the API cannot be reached, the answer is
 * 502: clients repeat what they may repeat after it, and after no 500.
 */
export async function passToApi(
  context: Context,
  { settings, log }: { settings: Settings; log: Log },
): Promise<Response> {
  const { pathname, search } = new URL(context.req.url)
  const { address, requestId, traceparent } = readCallContext(context, settings)
  try {
    return await proxy(new URL(pathname + search, settings.api), {
      raw: context.req.raw,
      headers: {
        ...context.req.header(),
        'x-request-id': requestId,
        traceparent,
        // As the request's own headers are written, so that it replaces what a visitor says of themselves.
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
    })
  } catch (error) {
    // A visitor who went away gets no answer, and it counts as no failure.
    if (!context.req.raw.signal.aborted) log.error('The API was not reached.', { requestId, error })
    return context.text('The API does not answer.', 502, { 'Cache-Control': 'no-store' })
  }
}
