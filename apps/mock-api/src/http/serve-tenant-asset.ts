import type { Services } from '../kernel/services.ts'
import { readAsset } from '../tenants/read-tenant-fixtures.ts'

/** A picture of a tenant's folder: logo, loader, favicon. Only names that the folder lists are read; null for any other. */
export function serveTenantAsset(
  { tenants }: Services,
  { slug, file }: { slug: string; file: string },
): Response | null {
  const tenant = tenants.all.find((candidate) => candidate.slug === slug)
  if (!tenant?.assetNames.has(file)) return null
  return new Response(readAsset(slug, file), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
