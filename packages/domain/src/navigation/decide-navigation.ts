import { B2B_HOST_MARKER, INSTANSI_ROLE } from '../limits.ts'
import {
  followRules,
  LOGIN_PATH,
  MANIFEST_PATH,
  normalisePath,
  type RouteRules,
} from './route-rules.ts'
import { safeReturnPath } from './safe-return-path.ts'

/** The query parameter of the login page for the path to return to. */
export const RETURN_PARAM = 'next'

export type NavigationRequest = {
  /** Host name of the page, with or without its port. */
  readonly host: string
  readonly session: { readonly token: string | null; readonly roleName: string | null } | null
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string }
  readonly rules: RouteRules
  /** Whether the route exists and its own check holds. */
  readonly isRouteValid: boolean
  /**
   * Whether the secret in the address opens the page, such as one that an agency sends to a customer. It shows nothing else of
   * the site, so guard 1 does not apply. Absent for all other pages.
   */
  readonly isOpenedBySecret?: boolean
}

export type NavigationDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'notFound' }

/**
 * Decides where a navigation ends, by the four guards of §2 in their order: a visitor without a token on a
 * business-to-business host, an authority, the tenant's redirects, and the route's own check.
 */
export function decideNavigation(request: NavigationRequest): NavigationDecision {
  const path = normalisePath(request.location.pathname)
  if (mustLogIn(request) && path !== LOGIN_PATH) return redirect(loginPathFor(request.location))
  if (isAuthority(request) && path !== LOGIN_PATH && path !== MANIFEST_PATH)
    return redirect(MANIFEST_PATH)
  const target = followRules(path, request.rules)
  if (target?.kind === 'external') return { kind: 'external', url: target.url }
  if (target?.kind === 'internal') return redirect(keepQuery(target.to, request.location))
  return request.isRouteValid ? { kind: 'allow' } : { kind: 'notFound' }
}

/** Whether a host belongs to a business-to-business site: its name contains the marker (§2). */
export function isB2bHost(host: string): boolean {
  return host.toLowerCase().includes(B2B_HOST_MARKER)
}

/** Returns the path of the login page, with the place to return to after the login. */
export function loginPathFor({ pathname, search, hash }: NavigationRequest['location']): string {
  const back = safeReturnPath(`${pathname}${search}${hash}`)
  if (back === null || back === '/') return LOGIN_PATH
  return `${LOGIN_PATH}?${RETURN_PARAM}=${encodeURIComponent(back)}`
}

function mustLogIn({ host, session, isOpenedBySecret = false }: NavigationRequest): boolean {
  return !session?.token && isB2bHost(host) && !isOpenedBySecret
}

function isAuthority({ session }: NavigationRequest): boolean {
  return session?.roleName === INSTANSI_ROLE
}

function redirect(to: string): NavigationDecision {
  return { kind: 'redirect', to }
}

function keepQuery(to: string, { search, hash }: NavigationRequest['location']): string {
  return /[?#]/.test(to) ? to : `${to}${search}${hash}`
}
