/**
 * The policy for what a page may load and run. The preview sends it, and docs/guides/deploying.md shows it for a web
 * server. It forbids inline scripts and styles; React sets styles through the style object, which no policy forbids. It
 * also forbids turning text into HTML. Code may start two scripts, both workers: the one that shows tickets offline,
 * and the one that loads the data for formatting dates and numbers.
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

/** The parts that a page may use besides the site's own files. */
export type AllowedParts = {
  /** The hash of the style element with the tenant's colours, in a page that the site server renders. */
  styleHash?: string | undefined
  /** The nonce of the script and styles that a development server adds to a page. */
  nonce?: string | undefined
  /**
   * The address to which a tenant has events posted. A path of the site needs no permission; an address of another site
   * does.
   */
  beacon?: string | null | undefined
}

/** Returns the policy of a page that also uses such parts. */
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
