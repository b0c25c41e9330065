import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { occurrences, sourceFiles } from './source-files.ts'

const own = 'apps/mock-api/src/world/tenants'
// The slugs of tenants in tests are not searched for, because they may be places, which texts name.
const ofTests = 'apps/mock-api/lab/testing/tenants'
// `b2b` is not the name of a tenant but the marker of a site for agents in a host name (NAV-5).
const marker = 'b2b'

/** Finds places that name a tenant outside its folder in the mock, because a tenant is data. */
export function checkTenants(root: string): string[] {
  const names = [
    ...slugsIn(join(root, own)).filter((slug) => slug !== marker),
    ...namesIn(join(root, own)),
    ...namesIn(join(root, ofTests)),
  ]
  if (names.length === 0) return []
  const pattern = new RegExp(`\\b(?:${names.map(toPattern).join('|')})\\b`, 'gi')
  return sourceFiles(root, [
    'apps/storefront/src',
    'packages/ui/src',
    'packages/i18n/src',
    'packages/i18n/messages',
    'packages/domain/src',
  ])
    .filter(({ path }) => !/\.(test|stories)\.tsx?$|^apps\/storefront\/src\/test\//.test(path))
    .flatMap((file) => occurrences(file, pattern))
    .map((place) => `no-tenant-name: ${place}`)
}

function slugsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** Returns the names and addresses of tenants, as people and browsers see them. */
function namesIn(folder: string): string[] {
  return slugsIn(folder).flatMap((slug) => {
    const file = join(folder, slug, 'tenant.json')
    if (!existsSync(file)) return []
    const { name, legalName, web } = JSON.parse(readFileSync(file, 'utf8'))
    return [name, legalName, web].filter((text) => !text.startsWith(marker))
  })
}

function toPattern(text: string): string {
  return text.replaceAll(/[^\w ]/g, String.raw`\$&`)
}
