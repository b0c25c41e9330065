import {
  B2B_HOST_MARKER,
  checkTheme,
  type ColourPair,
  CONTRAST_TEXT,
  fieldOf,
  findDeadRules,
  followRules,
  LOGIN_PATH,
  MANIFEST_PATH,
  reasonOf,
} from '@selat/domain'

import { type KnownCodes, unknownCodes } from './known-codes.ts'
import type { TenantFixture } from './read-tenant-folder.ts'

const PAIRS: readonly ColourPair[] = [
  { foreground: 'onBrand', background: 'brand', minimum: CONTRAST_TEXT },
  { foreground: 'onAccent', background: 'accent', minimum: CONTRAST_TEXT },
  { foreground: 'ink', background: 'surface', minimum: CONTRAST_TEXT },
  { foreground: 'brand', background: 'surface', minimum: CONTRAST_TEXT },
  { foreground: 'accent', background: 'surface', minimum: CONTRAST_TEXT },
]

/**
 * Lists the reasons why a tenant's configuration cannot be served; empty if there are none. The reader checks the form of
 * each part; this checks whether the parts agree.
 */
export function checkTenant(tenant: TenantFixture, known: KnownCodes): string[] {
  const { operators, ferry } = tenant
  return [
    ...(['light', 'dark'] as const).flatMap((mode) => themeReasons(tenant, mode)),
    ...siteReasons(tenant),
    ...unknownCodes('/operators', 'operator', operators ?? [], known.operators),
    ...unknownCodes('/ferry', 'terminal', [ferry.defaultFrom, ferry.defaultTo], known.terminals),
    ...routeReasons(tenant, known),
    ...redirectReasons(tenant),
  ].map((reason) => `tenant.json: ${reason}`)
}

/** Lists the reasons against redirects that the site never takes. */
function redirectReasons({ routeRules, externalHosts }: TenantFixture): string[] {
  const isAllowed = (to: string) =>
    followRules('/from', { redirects: [{ from: '/from', to }], externalHosts }) !== undefined
  return findDeadRules({ redirects: routeRules, externalHosts }).map(({ from, to }) =>
    isAllowed(to)
      ? `the redirect from ${from} to ${to} is never taken: redirects may not run in a circle, nor begin at ${LOGIN_PATH} or ${MANIFEST_PATH}`
      : `redirects to ${to}, which it does not allow`,
  )
}

function themeReasons({ theme }: TenantFixture, mode: 'light' | 'dark'): string[] {
  return checkTheme(theme[mode], PAIRS).map((issue) => {
    if (issue.code !== 'theme.too_little_contrast')
      return `/theme/${mode}/${fieldOf(issue)}: ${reasonOf(issue.code)}`
    const { foreground, background, ratio, minimum } = issue.params
    return `/theme/${mode}/${foreground}: on ${background} it has contrast ${ratio}, needs ${minimum}`
  })
}

function siteReasons({ web, isB2b, languages, settings }: TenantFixture): string[] {
  return [
    // The storefront recognises a site for agents by its host alone (NAV-5).
    web.includes(B2B_HOST_MARKER) === isB2b
      ? []
      : `isB2b is ${isB2b}, but the host ${web} ${isB2b ? 'lacks' : 'has'} the marker ${B2B_HOST_MARKER}`,
    isB2b && settings.bookingMode === 'guest'
      ? 'settings.bookingMode is guest, but on a site of agents nobody books without an account'
      : [],
    languages.includes('EN') ? [] : 'languages lacks EN, which a first visit speaks (SES-6)',
  ].flat()
}

/** Lists the reasons against the first route of the search, which the tenant must sell. */
function routeReasons({ ferry, operators, products }: TenantFixture, known: KnownCodes): string[] {
  if (!products.includes('ferry')) return []
  const ends = [ferry.defaultFrom, ferry.defaultTo]
  if (!ends.every((terminal) => known.terminals.has(terminal))) return []
  const isSold = known.routes.some(
    (route) =>
      ends.includes(route.from) &&
      ends.includes(route.to) &&
      (operators ?? route.operators).some((operator) => route.operators.includes(operator)),
  )
  return isSold ? [] : [`none of its operators sails between ${ends.join(' and ')}`]
}
