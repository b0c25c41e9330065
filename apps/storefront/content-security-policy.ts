/**
 * What a page may load and run; preview sends it, and docs/guides/deploying.md shows it for a web server. No inline
 * script or style: React sets styles through the style object, which no policy forbids.
 * Nothing makes HTML out of text. Code may name two scripts, each a worker: the one that shows tickets offline, and the one
 * that loads what dates and numbers are formatted with.
 */
const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'offline formats',
}

export const contentSecurityPolicy = Object.entries(directives)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ')

/** What a page may use beside the site's own files. */
export type AllowedParts = {
  /** The style element with a tenant's colours, of a page of the site server. */
  styleHash?: string | undefined
  /** What a development server adds to a page: a script and styles that carry this. */
  nonce?: string | undefined
  /** Where a tenant has events posted to: a path of the site, which needs nothing, or an address of another. */
  beacon?: string | null | undefined
}

/** The same for a page that has parts of its own. */
export function contentSecurityPolicyWith({ styleHash, nonce, beacon }: AllowedParts): string {
  const own = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  const hashes = styleHash === undefined ? [] : [`'sha256-${styleHash}'`]
  const posts = beacon?.startsWith('https://') ? [new URL(beacon).origin] : []
  const allowed = {
    ...directives,
    'script-src': ["'self'", ...own].join(' '),
    'style-src': ["'self'", ...hashes, ...own].join(' '),
    'connect-src': ["'self'", ...posts].join(' '),
  }
  return Object.entries(allowed)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
