import type { IncomingMessage } from 'node:http'

import { clientAddress, type TrustedProxies } from './trusted-proxy.ts'

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>

/** Tells the app who calls, where trusted proxies stand before it; without any, whoever opened the connection calls. */
export function behindProxy(fetch: Fetch, trusted: TrustedProxies | undefined): Fetch {
  if (!trusted) return fetch
  return (request, env) => {
    const { incoming } = env as { incoming: IncomingMessage } // set by the HTTP server
    const remote = incoming.socket.remoteAddress
    if (remote === undefined) return fetch(request, env)
    const forwarded = request.headers.get('X-Forwarded-For') ?? undefined
    return fetch(request, { ...(env as object), client: clientAddress(remote, forwarded, trusted) })
  }
}
