import { allowedExternalUrl, checkTheme, type ColourPair, CONTRAST_TEXT } from '@selat/domain'

import type { TenantFixture } from '../tenants/read-tenant-fixtures.ts'

/** Codes that the fixtures know, which a tenant may name. */
export type KnownCodes = {
  readonly operators: ReadonlySet<string>
  readonly terminals: ReadonlySet<string>
  readonly currencies: ReadonlySet<string>
  readonly paymentMethods: ReadonlySet<string>
}

const PAIRS: readonly ColourPair[] = [
  { foreground: 'onBrand', background: 'brand', minimum: CONTRAST_TEXT },
  { foreground: 'onAccent', background: 'accent', minimum: CONTRAST_TEXT },
  { foreground: 'ink', background: 'surface', minimum: CONTRAST_TEXT },
  { foreground: 'brand', background: 'surface', minimum: CONTRAST_TEXT },
  { foreground: 'accent', background: 'surface', minimum: CONTRAST_TEXT },
]

/** Why a tenant cannot be served; empty when it can. Shape is the reader's business, this is what the parts say together. */
export function checkTenant(tenant: TenantFixture, known: KnownCodes): string[] {
  return [
    ...(['light', 'dark'] as const).flatMap((mode) => themeReasons(tenant, mode)),
    ...unknown('operator', tenant.operators ?? [], known.operators),
    ...unknown('currency', [tenant.companyCurrency, ...tenant.currencies], known.currencies),
    ...unknown('payment method', tenant.paymentMethods, known.paymentMethods),
    ...unknown('terminal', [tenant.ferry.defaultFrom, tenant.ferry.defaultTo], known.terminals),
    ...unknown('selling currency', [tenant.companyCurrency], new Set(tenant.currencies)),
    ...unknown(
      'selling currency',
      tenant.users.flatMap(({ currency, wallet = [] }) => [
        currency,
        ...wallet.map((opening) => opening.currency),
      ]),
      new Set(tenant.currencies),
    ),
    ...tenant.routeRules.flatMap(({ to }) =>
      to.startsWith('/') || allowedExternalUrl(to, tenant.externalHosts)
        ? []
        : [`redirects to ${to}, which it does not allow`],
    ),
  ]
}

function themeReasons({ theme }: TenantFixture, mode: 'light' | 'dark'): string[] {
  return checkTheme(theme[mode], PAIRS).map((refusal) =>
    refusal.reason === 'too_little_contrast'
      ? `${mode} ${refusal.foreground} on ${refusal.background} has contrast ${refusal.ratio}, needs ${refusal.minimum}`
      : `${mode} ${refusal.name}: ${refusal.reason}`,
  )
}

function unknown(what: string, codes: readonly string[], known: ReadonlySet<string>): string[] {
  return [...new Set(codes)].filter((code) => !known.has(code)).map((code) => `no ${what} ${code}`)
}
