const PLAIN_HTTPS = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(:443)?(?:[/?#][!-~]*)?$/i

/**
 * The address to leave the site for, or null if it is not allowed. Allowed is https to a host that the tenant lists (exactly,
 * without subdomains). The address has no user name, no other port, no backslash and only printable ASCII. So a host with
 * look-alike letters can only be written, and listed, in its `xn--` form.
 */
export function allowedExternalUrl(url: string, allowedHosts: readonly string[]): string | null {
  const host = PLAIN_HTTPS.exec(url)?.[1]?.toLowerCase()
  if (host === undefined || url.includes('\\')) return null
  return allowedHosts.some((allowed) => allowed.toLowerCase() === host) ? url : null
}
