import { randomUUID } from 'node:crypto'

import { getConnInfo } from '@hono/node-server/conninfo'
import { isRequestId } from '@selat/command/request-id'
import type { Context } from 'hono'

import type { CallContext } from './call-api.ts'
import type { Settings } from './settings.ts'

/** The format of W3C Trace Context, version 00. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

// oxlint-disable-next-line visitors/no-module-state -- Each request has an entry that only it finds.
const known = new WeakMap<Request, CallContext>()

/** Returns the client address, request id and trace that the API calls of a request carry; the same object on each call. */
export function readCallContext(context: Context, settings: Settings): CallContext {
  const { raw } = context.req
  const calls = known.get(raw) ?? createCallContext(context, settings)
  known.set(raw, calls)
  return calls
}

function createCallContext(context: Context, { isProxyTrusted }: Settings): CallContext {
  const { address } = getConnInfo(context).remote
  const forwarded = isProxyTrusted ? context.req.header('x-forwarded-for') : undefined
  const requestId = context.req.header('x-request-id')
  const traceparent = context.req.header('traceparent')
  return {
    // The addresses that a trusted proxy names come before its own, in the header's order.
    address: [forwarded, address].filter(Boolean).join(', ') || undefined,
    requestId: requestId !== undefined && isRequestId(requestId) ? requestId : randomUUID(),
    traceparent:
      traceparent !== undefined && TRACEPARENT.test(traceparent) ? traceparent : undefined,
  }
}

/** Returns the trace id by which logs find everything that was done for a visitor's action; undefined without tracing. */
export function traceIdOf({ traceparent }: CallContext): string | undefined {
  return TRACEPARENT.exec(traceparent ?? '')?.[1]
}
