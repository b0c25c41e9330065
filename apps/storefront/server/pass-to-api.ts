import type { Context } from 'hono'
import { proxy } from 'hono/proxy'

import type { Log } from './log.ts'
import { readCallContext } from './read-call-context.ts'
import type { Settings } from './settings.ts'

/**
 * The headers that are about the visitor's connection to this server alone. `fetch` refuses to send them, so a call that has
 * one would not reach the API.
 */
const OF_CONNECTION = {
  connection: undefined,
  expect: undefined,
  'http2-settings': undefined,
  upgrade: undefined,
}

/**
 * Passes a call of the browser on to the API and returns its answer unchanged. If the API cannot be reached, the answer
 * is 502, after which clients repeat calls that they may repeat; after a 500 they never do.
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
        ...OF_CONNECTION,
        'x-request-id': requestId,
        traceparent,
        // The name is in lower case like those of the request, so that it replaces the visitor's own header.
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
    })
  } catch (error) {
    // A visitor who has left gets no answer, and this counts as no failure.
    if (!context.req.raw.signal.aborted) log.error('The API was not reached.', { requestId, error })
    return context.text('The API does not answer.', 502, { 'Cache-Control': 'no-store' })
  }
}
