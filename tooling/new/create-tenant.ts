import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from '../process/run.ts'

/** The tenant that is copied. It sells only one product, so its folder is the smallest. */
const PATTERN = join(root, 'apps/mock-api/src/world/tenants/riauline')
const SLUG = /^[a-z][a-z0-9-]*$/
/** The marker of a site for agents in a host name. The copied tenant's site has none. */
const AGENTS_MARKER = 'b2b'

export type NewTenant = { folder: string; slug: string; system: number; name: string }

/** Creates a tenant's folder and returns its path. Throws one sentence if it cannot be created. */
export function createTenant({ folder, slug, system, name }: NewTenant): string {
  if (!SLUG.test(slug) || slug.includes(AGENTS_MARKER))
    throw new Error(`A slug has small letters, digits and hyphens, as tioman, not "${slug}".`)
  if (!Number.isSafeInteger(system) || system <= 0)
    throw new Error('A system is a whole number that no other tenant has, as 4200.')
  const target = join(folder, slug)
  if (existsSync(target)) throw new Error(`${target} is there already.`)
  for (const known of [...tenantsIn(dirname(PATTERN)), ...tenantsIn(folder)]) {
    if (known.slug === slug) throw new Error(`The tenant ${known.name} has the slug ${slug}.`)
    if (known.system === system)
      throw new Error(`The tenant ${known.name} has the system ${system}.`)
  }
  cpSync(PATTERN, target, { recursive: true })
  const file = join(target, 'tenant.json')
  const own = { slug, system, web: `${slug}.selat.test`, name, legalName: name }
  // Lines are replaced one by one, so that the file stays as the formatter writes it.
  const text = Object.entries(own).reduce(
    (made, [key, value]) =>
      made.replace(
        new RegExp(`^  "${key}": .*,$`, 'm'),
        () => `  "${key}": ${JSON.stringify(value)},`,
      ),
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, text)
  return target
}

type KnownTenant = Pick<NewTenant, 'slug' | 'system' | 'name'>

/** Returns the tenants in this folder; empty if the folder does not exist yet. */
function tenantsIn(folder: string): KnownTenant[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((name) => join(folder, name, 'tenant.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as KnownTenant)
}
