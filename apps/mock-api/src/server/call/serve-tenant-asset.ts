import type { SandboxParts } from '../parts/sandbox-parts.ts'

/** Returns a picture of a tenant's folder: logo, loader or favicon; null for any other name. */
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
      // A picture that is opened by itself is a page. This policy allows it to draw and nothing else.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
