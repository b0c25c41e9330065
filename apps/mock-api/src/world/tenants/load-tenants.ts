import { checkMarkup, reasonOf } from '@selat/domain'

import { checkFiles } from './check-files.ts'
import { checkLists } from './check-lists.ts'
import { checkMoney } from './check-money.ts'
import { checkTenant } from './check-tenant.ts'
import { checkUsers } from './check-users.ts'
import { unknownCodes, type KnownCodes } from './known-codes.ts'
import { readTenants } from './read-tenant-fixtures.ts'
import type { TenantFixture, TenantReading } from './read-tenant-folder.ts'
import type { PolicyKind } from './tenant-types.ts'
import type { Tenant } from './tenant.ts'

/** The tenants of a sandbox, by the values with which requests name them. */
export type Tenants = {
  readonly all: readonly Tenant[]
  bySystem(system: number): Tenant | undefined
  byHost(host: string): Tenant | undefined
}

/** Makes tenants from the contents of their folders. Throws with all reasons if one of them cannot be served. */
export function loadTenants(
  known: KnownCodes,
  readings: readonly TenantReading[] = readTenants(),
): Tenants {
  const reasons = [
    ...readings.flatMap((reading) => reasonsAgainst(reading, known)),
    ...doubles(readings),
  ]
  if (reasons.length > 0)
    throw new Error(`The tenants cannot be served:\n${reasons.map(indent).join('\n')}`)
  const all = readings.flatMap(({ fixture }) => (fixture ? toTenant(fixture) : []))
  const systems = new Map(all.map((tenant) => [tenant.system, tenant]))
  const hosts = new Map(all.map((tenant) => [tenant.web, tenant]))
  return {
    all,
    bySystem: (system) => systems.get(system),
    byHost: (host) => hosts.get(host),
  }
}

function reasonsAgainst({ folder, fixture, reasons }: TenantReading, known: KnownCodes): string[] {
  const all = fixture
    ? [
        ...reasons,
        ...checkTenant(fixture, known),
        ...checkMoney(fixture, known),
        ...checkUsers(fixture, known),
        ...checkAgencies(fixture, known),
        ...checkLists(fixture),
        ...checkFiles(fixture),
      ]
    : reasons
  return all.map((reason) => `${folder}/${reason}`)
}

/** Lists the reasons against values that an earlier tenant has already. */
function doubles(readings: readonly TenantReading[]): string[] {
  return (['slug', 'system', 'web'] as const).flatMap((key) => {
    const owners = new Map<string | number, string>()
    return readings.flatMap(({ folder, fixture }) => {
      if (!fixture) return []
      const owner = owners.get(fixture[key])
      owners.set(fixture[key], folder)
      return owner === undefined
        ? []
        : `${folder}/tenant.json: has the ${key} ${fixture[key]} of ${owner}`
    })
  })
}

const indent = (reason: string): string => `  ${reason}`

function toTenant({ markup, assets, ...fixture }: TenantFixture): Tenant {
  const policy = (kind: PolicyKind) => ({ ...fixture.policies[kind], markup: markup[kind] })
  return {
    ...fixture,
    policies: { privacy: policy('privacy'), booking: policy('booking') },
    assets: new Map(Object.entries(assets)),
  }
}

/** Lists the reasons why agencies of a tenant's folder could not sell; empty if there are none. */
function checkAgencies({ agencies }: TenantFixture, known: KnownCodes): string[] {
  return agencies
    .flatMap(({ name, markup }) => {
      const operators = markup.flatMap(({ operator }) => operator ?? [])
      return [
        ...unknownCodes('/agencies', 'operator', operators, known.operators),
        ...checkMarkup(markup).map(
          ({ path: [, rule, field], code }) =>
            `rule ${Number(rule) + 1} of ${name}${field === undefined ? '' : `, ${field}`}: ${reasonOf(code)}`,
        ),
      ]
    })
    .map((reason) => `agencies.json: ${reason}`)
}
