import { isLoopback, testSiteHost } from '@selat/domain'

import { refuseField } from '../../../engine/http/refusal.ts'
import { storefrontOrigin, TEST_SITE_DOMAIN } from '../../../world/tenants/storefront-link.ts'
import type { Tenant } from '../../../world/tenants/tenant.ts'

/**
 * Where a processor leads back to. Allowed are the tenant's own site and the storefront that the sandbox was started
 * with. A payer trusts the page that comes after the payment, and other programs of this machine have addresses, too.
 * Anything else is refused; without a wish it is the site's payment page.
 */
export function returnUrlOf(
  wanted: string | undefined,
  { tenant, storefront, orderId }: { tenant: Tenant; storefront: string; orderId: string },
): string {
  const own = storefrontOrigin(tenant.web, storefront)
  if (wanted === undefined) return `${own}/payment?${new URLSearchParams({ order: orderId })}`
  if (!URL.canParse(wanted) || !isOwnPage(new URL(wanted), tenant, new URL(storefront)))
    refuseField('/ReturnUrl', 'not_allowed', { allowed: own })
  return new URL(wanted).href
}

function isOwnPage(url: URL, { web }: Tenant, storefront: URL): boolean {
  const { protocol, hostname, port, username, password } = url
  // `https://own.site@elsewhere` is elsewhere, and looks like the own site.
  if (username !== '' || password !== '') return false
  if (url.origin === `https://${web}`) return true
  if (protocol !== storefront.protocol || port !== storefront.port) return false
  return hostname === storefront.hostname || isOnThisMachine(hostname, web)
}

/** Whatever this machine is called; `b2b.localhost`, and the names that tests give their sites: nobody else can own any. */
function isOnThisMachine(hostname: string, web: string): boolean {
  if (isLoopback(hostname)) return true
  return web.endsWith(`.${TEST_SITE_DOMAIN}`) && testSiteHost(hostname, TEST_SITE_DOMAIN) === web
}
