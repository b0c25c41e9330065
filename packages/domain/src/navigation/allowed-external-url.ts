const PLAIN_HTTPS = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(:443)?(?:[/?#][!-~]*)?$/i

/**
 * Returns the external address if the tenant allows it, else null. It must be https, and its host must be in the tenant's
 * list (exactly, without subdomains). It must not contain a user name, another port, a backslash, or anything but printable
 * ASCII. So a host with look-alike letters can only be written, and listed, in its `xn--` form.
 */
export function allowedExternalUrl(url: string, allowedHosts: readonly string[]): string | null {
  const host = PLAIN_HTTPS.exec(url)?.[1]?.toLowerCase()
  if (host === undefined || url.includes('\\')) return null
  return allowedHosts.some((allowed) => allowed.toLowerCase() === host) ? url : null
}
