import type { IncomingMessage } from 'node:http'

import { clientAddress, type TrustedProxies } from './trusted-proxy.ts'

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>

/**
 * Passes the address of the client to the app. It is the peer of the connection, or, behind trusted proxies, the client that
 * they name.
 */
export function behindProxy(fetch: Fetch, trusted: TrustedProxies | undefined): Fetch {
  if (!trusted) return fetch
  return (request, env) => {
    const { incoming } = env as { incoming: IncomingMessage } // the HTTP server sets it
    const remote = incoming.socket.remoteAddress
    if (remote === undefined) return fetch(request, env)
    const forwarded = request.headers.get('X-Forwarded-For') ?? undefined
    return fetch(request, { ...(env as object), client: clientAddress(remote, forwarded, trusted) })
  }
}
