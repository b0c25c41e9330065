import type { SandboxParts } from '../parts/sandbox-parts.ts'

/** A picture of a tenant's folder: logo, loader, favicon. Null for any other name. */
export function serveTenantAsset(
  { tenants }: SandboxParts,
  { slug, file }: { slug: string; file: string },
): Response | null {
  const picture = tenants.all.find((candidate) => candidate.slug === slug)?.assets.get(file)
  if (picture === undefined) return null
  return new Response(picture, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=3600',
      // Opened by itself a picture is a page: of one that only draws.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
