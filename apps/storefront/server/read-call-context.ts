import { randomUUID } from 'node:crypto'

import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

import type { CallContext } from './call-api.ts'
import type { Settings } from './settings.ts'

/** What calls that are made for a request tell the API of it. */
export function readCallContext(context: Context, { isProxyTrusted }: Settings): CallContext {
  const { address } = getConnInfo(context).remote
  const forwarded = isProxyTrusted ? context.req.header('x-forwarded-for') : undefined
  return {
    // Whoever is behind a trusted proxy stands before it, as the header lists them.
    address: [forwarded, address].filter(Boolean).join(', ') || undefined,
    requestId: context.req.header('x-request-id') ?? randomUUID(),
  }
}
