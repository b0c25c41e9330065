/** The test domain, whose hosts are sites on this machine. */
export const TEST_SITE_DOMAIN = 'selat.test'
const TEST_SITE = /^(.+)\.selat\.test$/
const MAIN_SITE = 'www'

/**
 * Returns the origin of a tenant's storefront on this machine. Hosts of the test domain become `localhost` names; others
 * stay as they are.
 * @example storefrontOrigin('b2b.selat.test', 'http://localhost:5173') // 'http://b2b.localhost:5173'
 */
export function storefrontOrigin(web: string, base: string): string {
  const name = TEST_SITE.exec(web)?.[1]
  if (name === undefined) return `https://${web}`
  const url = new URL(base)
  if (name !== MAIN_SITE) url.hostname = `${name}.${url.hostname}`
  return url.origin
}

/** An order and the secret by which a guest opens it. */
export type OpenOrder = { readonly id: string; readonly token: string }

/**
 * Returns the path at which a guest opens an order. If the order pays for a change, the path also names the changed order,
 * because the page links to it.
 */
export function bookingPath({ id, token }: OpenOrder, changed?: OpenOrder): string {
  const params = new URLSearchParams({
    order: id,
    token,
    ...(changed && { changed: changed.id, changedToken: changed.token }),
  })
  return `/order-detail?${params}`
}

type OneClick = { readonly system: number; readonly token: string }

/**
 * The pages at which a subscription is confirmed and ended. They are at the login's path, the only one that a visitor without
 * a session may open on a site for agents (NAV-5).
 */
export const newsletterPaths = {
  confirm: (token: string) => `/login?newsletter=confirm#${token}`,
  leave: (token: string) => `/login?newsletter=leave#${token}`,
  /** The address for mail programs, which send a POST and open no page. */
  leaveAtOnce: ({ system, token }: OneClick) =>
    `/travel/v1/newsletter/unsubscribe?${new URLSearchParams({ system: String(system), token })}`,
}

/**
 * The pages that a mail about an account links to. The code follows `#`, which browsers do not send, so that no server and
 * no log gets it.
 */
export const accountPaths = {
  verifyEmail: (username: string, code: string) =>
    `/verify-email?${new URLSearchParams({ account: username })}#${code}`,
  resetPassword: (email: string, code: string) =>
    `/reset-password?${new URLSearchParams({ email })}#${code}`,
  /** The path is the login's, the only one that a visitor without a session may open on a site for agents (NAV-5). */
  invitation: (email: string, code: string) =>
    `/login?${new URLSearchParams({ invitation: email })}#${code}`,
  forgotPassword: '/forgot-password',
  profile: '/profile',
  home: '/',
}
