import { isLoopback, testSiteHost } from '@selat/domain'

import { refuseField } from '../../../engine/http/refusal.ts'
import { storefrontOrigin, TEST_SITE_DOMAIN } from '../../../world/tenants/storefront-link.ts'
import type { Tenant } from '../../../world/tenants/tenant.ts'

/**
 * Returns the address to which a processor sends the payer back: by default the site's payment page. Only the tenant's own
 * site and the storefront of the sandbox are allowed, because payers trust the page after a payment, and other programs on
 * this machine have addresses too.
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
  // `https://own.site@elsewhere` looks like the own site, but its host is `elsewhere`.
  if (username !== '' || password !== '') return false
  if (url.origin === `https://${web}`) return true
  if (protocol !== storefront.protocol || port !== storefront.port) return false
  return hostname === storefront.hostname || isOnThisMachine(hostname, web)
}

/**
 * Whether a host name belongs to this machine: a loopback name such as `b2b.localhost`, or a test site's name. Nobody else
 * can own these.
 */
function isOnThisMachine(hostname: string, web: string): boolean {
  if (isLoopback(hostname)) return true
  return web.endsWith(`.${TEST_SITE_DOMAIN}`) && testSiteHost(hostname, TEST_SITE_DOMAIN) === web
}
