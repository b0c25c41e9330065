/**
 * What a page may load and run; preview sends it, and docs/guides/deploying.md shows it for a web server. No inline
 * script or style: React sets styles through the style object, which no policy forbids. The one that may make HTML is
 * the sanitiser of tenants' texts; the one that may name a script is who starts the worker for tickets offline.
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
  'trusted-types': 'dompurify offline',
}

export const contentSecurityPolicy = Object.entries(directives)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ')
