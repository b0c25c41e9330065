import { readdirSync, readFileSync } from 'node:fs'

import { tenantPromosSchema, tenantSchema, tenantUsersSchema } from './tenant-types.ts'
import type {
  PolicyKind,
  PromoFixture,
  TenantConfiguration,
  TenantUserFixture,
} from './tenant-types.ts'

export type TenantFixture = TenantConfiguration & {
  users: TenantUserFixture[]
  promos: PromoFixture[]
}

const root = new URL('./', import.meta.url)

/** Every folder beside this file is a tenant. Throws a ZodError when one of its files is damaged. */
export function readTenantFixtures(): TenantFixture[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => readTenant(entry.name))
    .toSorted((first, second) => first.system - second.system)
}

/** The markup of a policy: h2, p, ul and li only. */
export function readPolicy(slug: string, kind: PolicyKind, language: string): string {
  return readFileSync(new URL(`${slug}/policies/${kind}.${language}.html`, root), 'utf8')
}

/** The names of a tenant's pictures, all SVG. */
export function readAssetNames(slug: string): string[] {
  return readdirSync(new URL(`${slug}/assets/`, root)).toSorted()
}

/** One of a tenant's pictures; `name` must come from `readAssetNames`, never from a request. */
export function readAsset(slug: string, name: string): string {
  return readFileSync(new URL(`${slug}/assets/${name}`, root), 'utf8')
}

function readTenant(folder: string): TenantFixture {
  const configuration = tenantSchema.parse(readJson(`${folder}/tenant.json`))
  const { users } = tenantUsersSchema.parse(readJson(`${folder}/users.json`))
  const { promos } = tenantPromosSchema.parse(readJson(`${folder}/promos.json`))
  if (configuration.slug !== folder)
    throw new Error(`${folder}/tenant.json calls itself ${configuration.slug}`)
  return { ...configuration, users, promos }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'))
}
