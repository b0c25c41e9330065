import { contentSecurityPolicy } from './content-security-policy.ts'

/**
 * What every page is sent with; preview sends it, and docs/guides/deploying.md shows it for a web server. Of what a device has
 * only the camera is asked for, by the gate on the quay. No page of another site keeps a handle on a window of this one.
 * A web server adds Strict-Transport-Security: RFC 6797 forbids it over HTTP, which preview speaks.
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
 * What the build's scripts, styles, fonts, pictures and texts are sent with. The others say what a document may do, and a
 * page of twenty files would carry 11 kB of them.
 */
export const headersOfFiles = {
  'X-Content-Type-Options': securityHeaders['X-Content-Type-Options'],
}
