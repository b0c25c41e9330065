const TEST_SITE = /^(.+)\.selat\.test$/
const MAIN_SITE = 'www'

/**
 * Where a tenant's storefront stands on this machine: test-site hosts have `localhost` names of their own, the rest is as written.
 * @example storefrontOrigin('b2b.selat.test', 'http://localhost:5173') // 'http://b2b.localhost:5173'
 */
export function storefrontOrigin(web: string, base: string): string {
  const name = TEST_SITE.exec(web)?.[1]
  if (name === undefined) return `https://${web}`
  const url = new URL(base)
  if (name !== MAIN_SITE) url.hostname = `${name}.${url.hostname}`
  return url.origin
}

/** The address under which a guest opens a booking. */
export function bookingLink(origin: string, orderId: string, token: string): string {
  return `${origin}/order-detail?${new URLSearchParams({ order: orderId, token })}`
}
