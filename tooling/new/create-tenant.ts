import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/run.ts'

/** The tenant that is copied: it sells one product, so its folder is the smallest. */
const PATTERN = join(root, 'apps/mock-api/src/world/tenants/riauline')
const SLUG = /^[a-z][a-z0-9-]*$/
/** An agents' site is told by this in its host, and the tenant that is copied is none. */
const AGENTS_MARKER = 'b2b'

export type NewTenant = { folder: string; slug: string; system: number; name: string }

/** Makes a tenant's folder and gives its path. Throws, with one sentence, where it cannot be made. */
export function createTenant({ folder, slug, system, name }: NewTenant): string {
  if (!SLUG.test(slug) || slug.includes(AGENTS_MARKER))
    throw new Error(`A slug has small letters, digits and hyphens, as tioman, not "${slug}".`)
  if (!Number.isSafeInteger(system) || system <= 0)
    throw new Error('A system is a whole number that no other tenant has, as 4200.')
  const target = join(folder, slug)
  if (existsSync(target)) throw new Error(`${target} is there already.`)
  cpSync(PATTERN, target, { recursive: true })
  const file = join(target, 'tenant.json')
  const copied: object = JSON.parse(readFileSync(file, 'utf8'))
  const own = { slug, system, web: `${slug}.selat.test`, name, legalName: name }
  writeFileSync(file, `${JSON.stringify({ ...copied, ...own }, null, 2)}\n`)
  return target
}
