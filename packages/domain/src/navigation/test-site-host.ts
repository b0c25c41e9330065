/**
 * The host name to ask the base configuration for (§1): a local host stands for a site of the test domain,
 * `localhost` and loopback addresses for its `www`, `<name>.localhost` for `<name>`. Others stay as they are.
 * @example testSiteHost('b2b.localhost', 'selat.test') // 'b2b.selat.test'
 */
export function testSiteHost(hostname: string, domain: string): string {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (isLoopback(host)) return `www.${domain}`
  const name = /^(.+)\.localhost$/.exec(host)?.[1]
  return name === undefined ? host : `${name}.${domain}`
}

/** Whether a host name is this machine: `localhost`, 127.0.0.0/8 or ::1. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|\[::1\])$/i.test(hostname)
}
