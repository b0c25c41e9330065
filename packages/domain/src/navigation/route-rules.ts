import { allowedExternalUrl } from './allowed-external-url.ts'
import { safeReturnPath } from './safe-return-path.ts'

/**
 * A tenant's redirect. `from` is a path; if it ends with `/*`, every path below it is redirected. `to` is a path of this
 * site or an https address.
 */
export type RouteRule = { readonly from: string; readonly to: string }

/** A tenant's redirects, and the hosts that they may lead to. */
export type RouteRules = {
  readonly redirects: readonly RouteRule[]
  readonly externalHosts: readonly string[]
}

export type RuleTarget =
  | { readonly kind: 'internal'; readonly to: string }
  | { readonly kind: 'external'; readonly url: string }

/** The targets of guards 1 and 2. No rule redirects from them, because the guards would then redirect without end. */
export const LOGIN_PATH = '/login'
export const MANIFEST_PATH = '/manifest'

/** Returns a path in the form in which routes are compared: without slashes at its end. */
export function normalisePath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/'
}

/**
 * Follows the rules from a path to their end; undefined if none applies. Rules with unsafe targets and circular chains are
 * ignored, so that wrong data of a tenant leaves the page where it is.
 */
export function followRules(pathname: string, rules: RouteRules): RuleTarget | undefined {
  const visited = new Set<string>()
  let path = normalisePath(pathname)
  let target: RuleTarget | undefined
  while (!visited.has(path)) {
    visited.add(path)
    const next = targetOf(path, rules)
    if (!next) return target
    target = next
    if (next.kind === 'external') return target
    path = normalisePath(next.to.split(/[?#]/, 1)[0] ?? '')
  }
  return undefined
}

/**
 * Lists redirects that are never taken, because their target is refused or they are circular. A tenant's data is checked
 * with it at start.
 */
export function findDeadRules(rules: RouteRules): RouteRule[] {
  return rules.redirects.filter((rule) => {
    const path = rule.from.replace(/\/\*$/, '/x')
    return !toTarget(rule.to, rules.externalHosts) || !followRules(path, rules)
  })
}

function targetOf(path: string, { redirects, externalHosts }: RouteRules): RuleTarget | undefined {
  if (path === LOGIN_PATH || path === MANIFEST_PATH) return undefined
  for (const rule of redirects) {
    const target = isMatch(path, rule.from) ? toTarget(rule.to, externalHosts) : undefined
    if (target) return target
  }
  return undefined
}

function isMatch(path: string, from: string): boolean {
  if (from.endsWith('/*')) return path.startsWith(from.slice(0, -1))
  return path === normalisePath(from)
}

function toTarget(to: string, externalHosts: readonly string[]): RuleTarget | undefined {
  const url = allowedExternalUrl(to, externalHosts)
  if (url !== null) return { kind: 'external', url }
  const path = normalisePath(to) === LOGIN_PATH ? LOGIN_PATH : safeReturnPath(to)
  return path === null ? undefined : { kind: 'internal', to: path }
}
