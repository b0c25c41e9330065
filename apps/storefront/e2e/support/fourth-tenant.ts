import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('../../../mock-api/lab/testing/tenants/', import.meta.url)

/** A folder of tenants that is none of the mock's own. */
export const TENANTS_FOLDER = fileURLToPath(folder)

/** What the tenant in it says of itself, as far as tests look at it. */
type FourthTenant = {
  name: string
  tagline: { EN: string; ID: string }
  theme: Record<'light' | 'dark', { brand: string; surface: string }>
}

export const fourthTenant: FourthTenant = JSON.parse(
  readFileSync(new URL('johor/tenant.json', folder), 'utf8'),
)

/** Its site, where a storefront is open at an address of this machine. */
export function fourthSite(url: string): string {
  return url.replace('//localhost', '//johor.localhost')
}
