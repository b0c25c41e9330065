import { isLoopback, testSiteHost } from '@selat/domain'

import { refuse } from '../kernel/refusal.ts'
import { storefrontOrigin, TEST_SITE_DOMAIN } from '../outbox/storefront-link.ts'
import type { Tenant } from '../tenancy/tenant.ts'

/**
 * Where a processor leads back to. Only the tenant's own site and the storefront on this machine: whoever is sent on after
 * paying trusts the page that he comes to. Anything else is refused; without a wish it is the site's payment page.
 */
export function returnUrlOf(
  wanted: string | undefined,
  { tenant, storefront, orderId }: { tenant: Tenant; storefront: string; orderId: string },
): string {
  if (wanted === undefined) {
    const origin = storefrontOrigin(tenant.web, storefront)
    return `${origin}/payment?${new URLSearchParams({ order: orderId })}`
  }
  if (!URL.canParse(wanted) || !isOwnPage(new URL(wanted), tenant))
    refuse('validation_failed', {
      errors: [{ pointer: '/ReturnUrl', code: 'not_allowed', params: {} }],
    })
  return new URL(wanted).href
}

function isOwnPage(url: URL, { web }: Tenant): boolean {
  const { protocol, hostname, username, password } = url
  // `https://own.site@elsewhere` is elsewhere, and looks like the own site.
  if (username !== '' || password !== '') return false
  if (protocol === 'https:' && hostname === web) return true
  if (protocol !== 'http:') return false
  return isLoopback(hostname) || isLocalSite(hostname, web)
}

/** `b2b.localhost`, and the names that tests give their sites: nobody else can own either. */
function isLocalSite(hostname: string, web: string): boolean {
  return web.endsWith(`.${TEST_SITE_DOMAIN}`) && testSiteHost(hostname, TEST_SITE_DOMAIN) === web
}
