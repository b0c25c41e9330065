// Outside of a browser nothing is asked for by these: the site server sends calls where its own settings say.
const origin = globalThis.location?.origin ?? 'http://localhost'

/** Everything the build may set. Read by hand, because the first download carries no schema library. */
export const env = {
  /** Base address of the general API; the page's own origin when empty. */
  travelBaseUrl: readAddress(import.meta.env['VITE_TRAVEL_BASE_URL']),
  /** The same for addresses in a page: nothing where they are the page's own. */
  travelOrigin: readText(import.meta.env['VITE_TRAVEL_BASE_URL'], '').replace(/\/$/, ''),
  /** Base address of the admin API; the page's own origin when empty. */
  adminBaseUrl: readAddress(import.meta.env['VITE_ADMIN_BASE_URL']),
  /** Domain whose sub-domains stand for local hosts (APP-1, APP-2). */
  testSiteDomain: readText(import.meta.env['VITE_TEST_SITE_DOMAIN'], 'selat.test'),
  isDevelopment: import.meta.env.DEV,
}

function readText(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback
}

function readAddress(value: unknown): string {
  return new URL(readText(value, '/'), origin).href.replace(/\/$/, '')
}
