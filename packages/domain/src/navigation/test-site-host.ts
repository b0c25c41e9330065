/**
 * Returns the host name for which the base configuration is requested (§1). A local host stands for a site of the test
 * domain: `localhost` and loopback addresses for `www`, `<name>.localhost` for `<name>`. Other names are returned in lower
 * case.
 * @example testSiteHost('b2b.localhost', 'selat.test') // 'b2b.selat.test'
 */
export function testSiteHost(hostname: string, domain: string): string {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (isLoopback(host)) return `www.${domain}`
  const name = /^(.+)\.localhost$/.exec(host)?.[1]
  return name === undefined ? host : `${name}.${domain}`
}

/** Whether a host name is that of this machine: `localhost`, 127.0.0.0/8 or ::1. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|\[::1\])$/i.test(hostname)
}
