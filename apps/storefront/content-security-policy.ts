/**
 * What a page may load and run; preview sends it, and docs/guides/deploying.md shows it for a web server. No inline
 * script or style: React sets styles through the style object, which no policy forbids.
 * Nothing makes HTML out of text; what may name a script is the code that starts the worker for tickets offline.
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
  'trusted-types': 'offline',
}

export const contentSecurityPolicy = Object.entries(directives)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ')

/** The same for a page of the site server, whose colours stand in a style element that the policy names by its hash. */
export function contentSecurityPolicyWith({ styleHash }: { styleHash: string }): string {
  return Object.entries({ ...directives, 'style-src': `'self' 'sha256-${styleHash}'` })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
