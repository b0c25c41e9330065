import type { Context, MiddlewareHandler } from 'hono'

const IPV4 = /^\d+(\.\d+){3}$/
/** Names that nobody can register, so that none of them can be pointed at this machine by a stranger (RFC 6761). */
const RESERVED = ['.localhost', '.test']

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

/** A number, a name without a dot (a container's), or a reserved one. */
export function isOwnName(name: string): boolean {
  const isNumber = IPV4.test(name) || name.startsWith('[')
  return isNumber || !name.includes('.') || RESERVED.some((ending) => name.endsWith(ending))
}

/** Browsers say where a post comes from; programs do not, and need not. */
function isFromElsewhere(c: Context): boolean {
  const origin = c.req.header('Origin')
  if (origin !== undefined)
    return !URL.canParse(origin) || new URL(origin).host !== new URL(c.req.url).host
  return ['cross-site', 'same-site'].includes(c.req.header('Sec-Fetch-Site') ?? '')
}
