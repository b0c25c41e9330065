import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('../../../mock-api/lab/testing/tenants/', import.meta.url)

/** This folder has tenants that do not belong to the mock's own. */
export const TENANTS_FOLDER = fileURLToPath(folder)

/** The fields of the tenant in that folder that tests read. */
type FourthTenant = {
  name: string
  tagline: { EN: string; ID: string }
  theme: Record<'light' | 'dark', { brand: string; surface: string }>
}

export const fourthTenant: FourthTenant = JSON.parse(
  readFileSync(new URL('johor/tenant.json', folder), 'utf8'),
)

/** Returns the address of the tenant's site on a storefront that is served on this machine. */
export function fourthSite(url: string): string {
  return url.replace('//localhost', '//johor.localhost')
}
