import { isOwnName } from '@selat/command/is-own-name'
import type { Context, MiddlewareHandler } from 'hono'

/**
 * Any page in the same browser can reach this machine: directly, or by a name of its own that it points here (DNS
 * rebinding). The console answers on names of this machine only, and takes orders from its own page only.
 */
export const guardConsole: MiddlewareHandler = async (c, next) => {
  if (!isOwnName(new URL(c.req.url).hostname))
    return c.text('The console answers to the names and numbers of this machine only.', 403)
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && isFromElsewhere(c))
    return c.text('The console takes no orders from other sites.', 403)
  await next()
  c.res.headers.set('X-Content-Type-Options', 'nosniff')
  c.res.headers.set('Cross-Origin-Resource-Policy', 'same-origin')
}

/** Browsers say where a post comes from; programs do not, and need not. */
function isFromElsewhere(c: Context): boolean {
  const origin = c.req.header('Origin')
  if (origin !== undefined)
    return !URL.canParse(origin) || new URL(origin).host !== new URL(c.req.url).host
  return ['cross-site', 'same-site'].includes(c.req.header('Sec-Fetch-Site') ?? '')
}
