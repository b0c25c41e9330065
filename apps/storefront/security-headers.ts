import { contentSecurityPolicy } from './content-security-policy.ts'

/**
 * The headers of every page. The preview sends them, and docs/guides/deploying.md shows them for a web server. The
 * camera is the only part of a device that pages may use, for the gate on the quay. Pages of other sites cannot keep a
 * reference to a window of this site. A web server adds Strict-Transport-Security, which RFC 6797 forbids over HTTP and
 * which the preview therefore does not send.
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
 * The headers of the build's scripts, styles, fonts, pictures and texts. The other headers concern documents only, and
 * would add 11 kB to the files of a page, which are about twenty.
 */
export const headersOfFiles = {
  'X-Content-Type-Options': securityHeaders['X-Content-Type-Options'],
}
