import { contentSecurityPolicy } from './content-security-policy.ts'

/**
 * The headers of every page. The preview sends them, and docs/guides/deploying.md shows them for a web server. The camera is
 * the only part of a device that pages may use, for the gate on the quay. A page of another site cannot keep a handle on a
 * window of this one. A web server adds Strict-Transport-Security: RFC 6797 forbids it over HTTP, which the preview speaks.
 */
export const securityHeaders = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * The headers of the build's scripts, styles, fonts, pictures and texts. The other headers say what a document may do, and
 * with them the files of a page, about twenty, would carry 11 kB more.
 */
export const headersOfFiles = {
  'X-Content-Type-Options': securityHeaders['X-Content-Type-Options'],
}
