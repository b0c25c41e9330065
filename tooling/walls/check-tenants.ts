import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { occurrences, sourceFiles } from './source-files.ts'

const tenantsFolder = 'apps/mock-api/src/tenants'
// Not a name: the marker in a host name that tells an agents' site (NAV-5).
const marker = 'b2b'
const displayNames = ['Nusa Strait', 'Selat Riau Line']

/** A tenant is data: none is named outside its folder in the mock. */
export function checkTenants(root: string): string[] {
  const folder = join(root, tenantsFolder)
  const slugs = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .filter((name) => name !== marker)
    : []
  const names = [...slugs, ...displayNames].join('|')
  return sourceFiles(root, [
    'apps/storefront/src',
    'packages/ui/src',
    'packages/i18n/src',
    'packages/i18n/messages',
    'packages/domain/src',
  ])
    .filter(({ path }) => !/\.(test|stories)\.tsx?$|^apps\/storefront\/src\/test\//.test(path))
    .flatMap((file) => occurrences(file, new RegExp(`\\b(?:${names})\\b`, 'gi')))
    .map((place) => `no-tenant-name: ${place}`)
}
