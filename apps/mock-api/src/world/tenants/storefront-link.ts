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

/** An order with the secret by which a guest opens it. */
export type OpenOrder = { readonly id: string; readonly token: string }

/**
 * The page under which a guest opens an order. One that pays for a change carries the booking that is changed as well,
 * because its page leads there.
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

/** Where a subscription is confirmed and left. Who is nobody may see no other page on a site for agents (NAV-5). */
export const newsletterPaths = {
  confirm: (token: string) => `/login?newsletter=confirm#${token}`,
  leave: (token: string) => `/login?newsletter=leave#${token}`,
  /** For mail programs, which send a POST and open no page. */
  leaveAtOnce: ({ system, token }: OneClick) =>
    `/travel/v1/newsletter/unsubscribe?${new URLSearchParams({ system: String(system), token })}`,
}

/** Pages that a mail about an account leads to. A code stands behind `#`, which no server and no log is told. */
export const accountPaths = {
  verifyEmail: (username: string, code: string) =>
    `/verify-email?${new URLSearchParams({ account: username })}#${code}`,
  resetPassword: (email: string, code: string) =>
    `/reset-password?${new URLSearchParams({ email })}#${code}`,
  /** Where agents log in, because who is nobody yet may see no other page of their site (NAV-5). */
  invitation: (email: string, code: string) =>
    `/login?${new URLSearchParams({ invitation: email })}#${code}`,
  forgotPassword: '/forgot-password',
  profile: '/profile',
  home: '/',
}
