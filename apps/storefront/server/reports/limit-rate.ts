import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { readCallContext } from '../read-call-context.ts'
import type { Settings } from '../settings.ts'

/** The requests that one address may send in a minute. A page sends only a few, but many people may share an address. */
const PER_MINUTE = 60

/** Refuses requests that come too often from one address. */
export function limitRate(settings: Settings): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: PER_MINUTE, duration: 60 })
  return async (context, next) => {
    const { address } = readCallContext(context, settings)
    try {
      await limiter.consume(visitorOf(address, settings))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const seconds = Math.ceil(refusal.msBeforeNext / 1000)
      return context.text('Too many reports.', 429, { 'Retry-After': String(seconds) })
    }
    return next()
  }
}

/** Returns the address that called this server, or its trusted proxy. Addresses further left in the list can be forged. */
function visitorOf(address = '', { isProxyTrusted }: Settings): string {
  const passed = address.split(', ')
  return (isProxyTrusted ? passed.at(-2) : undefined) ?? passed.at(-1) ?? ''
}
