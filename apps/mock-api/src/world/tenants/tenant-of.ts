import type { Tenants } from './load-tenants.ts'
import type { Tenant } from './tenant.ts'

/**
 * Returns the slugs of all tenants, for queries by an id alone. Ids are unique, but the key of a table begins with the
 * tenant.
 */
export function slugsOf(tenants: Tenants): string[] {
  return tenants.all.map(({ slug }) => slug)
}

/** Finds the tenant that a row of the store belongs to. */
export function tenantOf(tenants: Tenants, slug: string): Tenant {
  const tenant = tenants.all.find((candidate) => candidate.slug === slug)
  if (!tenant) throw new Error(`The store has rows of an unknown tenant ${slug}`)
  return tenant
}
