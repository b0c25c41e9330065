import { LANGUAGE_CODES, type Localised } from '../kernel/language.ts'
import {
  readAssetNames,
  readPolicy,
  readTenantFixtures,
  type TenantFixture,
} from '../tenants/read-tenant-fixtures.ts'
import type { PolicyKind } from '../tenants/tenant-types.ts'
import { checkTenant, type KnownCodes } from './check-tenant.ts'
import type { Tenant } from './tenant.ts'

/** The tenants of a sandbox, found by what a request names. */
export type Tenants = {
  readonly all: readonly Tenant[]
  bySystem(system: number): Tenant | undefined
  byHost(host: string): Tenant | undefined
}

/** Reads the tenants' folders. Throws with every reason when one of them could not be served as it stands. */
export function loadTenants(
  known: KnownCodes,
  fixtures: readonly TenantFixture[] = readTenantFixtures(),
): Tenants {
  const reasons = fixtures.flatMap((fixture) =>
    checkTenant(fixture, known).map((reason) => `${fixture.slug}: ${reason}`),
  )
  for (const key of ['system', 'web', 'slug'] as const)
    if (new Set(fixtures.map((fixture) => fixture[key])).size !== fixtures.length)
      reasons.push(`two tenants have the same ${key}`)
  if (reasons.length > 0) throw new Error(`Tenants cannot be served. ${reasons.join('; ')}.`)
  const all = fixtures.map(toTenant)
  const systems = new Map(all.map((tenant) => [tenant.system, tenant]))
  const hosts = new Map(all.map((tenant) => [tenant.web, tenant]))
  return {
    all,
    bySystem: (system) => systems.get(system),
    byHost: (host) => hosts.get(host),
  }
}

function toTenant(fixture: TenantFixture): Tenant {
  const policy = (kind: PolicyKind) => ({
    ...fixture.policies[kind],
    markup: markupOf(fixture.slug, kind),
  })
  return {
    ...fixture,
    policies: { privacy: policy('privacy'), booking: policy('booking') },
    assetNames: new Set(readAssetNames(fixture.slug)),
  }
}

function markupOf(slug: string, kind: PolicyKind): Localised {
  const entries = LANGUAGE_CODES.map((language) => [language, readPolicy(slug, kind, language)])
  // One entry for each code of the list that the type is made of.
  return Object.fromEntries(entries) as Localised
}
