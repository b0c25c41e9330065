import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../kernel/services.ts'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

/** A picture of a tenant's folder: logo, loader, favicon. Names are plain, so that no path leads out of the folder. */
export async function serveTenantAsset(
  { tenants }: Services,
  { slug, file }: { slug: string; file: string },
): Promise<Response> {
  const tenant = tenants.all.find((candidate) => candidate.slug === slug)
  const extension = /^[a-z0-9-]+\.([a-z]+)$/.exec(file)?.[1] ?? ''
  const mediaType = MEDIA_TYPES[extension]
  if (!tenant || !mediaType) return new Response(null, { status: 404 })
  try {
    const bytes = await readFile(join(tenant.assets, file))
    return new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': mediaType, 'Cache-Control': 'public, max-age=3600' },
    })
  } catch {
    return new Response(null, { status: 404 })
  }
}
