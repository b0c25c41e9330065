/** Hosts below it are sites of this machine. */
export const TEST_SITE_DOMAIN = 'selat.test'
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

type OneClick = { readonly system: number; readonly token: string }

/** Where a subscription is confirmed and left. Who is nobody may see no other page on a site for agents (NAV-5). */
export const newsletterLinks = {
  confirm: (origin: string, token: string) => `${origin}/login?newsletter=confirm#${token}`,
  leave: (origin: string, token: string) => `${origin}/login?newsletter=leave#${token}`,
  /** For mail programs, which send a POST and open no page. */
  leaveAtOnce: (origin: string, { system, token }: OneClick) =>
    `${origin}/travel/v1/newsletter/unsubscribe?${new URLSearchParams({ system: String(system), token })}`,
}

/** Pages that a mail about an account leads to. A code stands behind `#`, which no server and no log is told. */
export const accountLinks = {
  verifyEmail: (origin: string, username: string, code: string) =>
    `${origin}/verify-email?${new URLSearchParams({ account: username })}#${code}`,
  resetPassword: (origin: string, email: string, code: string) =>
    `${origin}/reset-password?${new URLSearchParams({ email })}#${code}`,
  /** Where agents log in, because who is nobody yet may see no other page of their site (NAV-5). */
  invitation: (origin: string, email: string, code: string) =>
    `${origin}/login?${new URLSearchParams({ invitation: email })}#${code}`,
  forgotPassword: (origin: string) => `${origin}/forgot-password`,
  profile: (origin: string) => `${origin}/profile`,
  home: (origin: string) => `${origin}/`,
}
