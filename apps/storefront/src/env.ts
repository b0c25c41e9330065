// A site server has no `location` and does not use these addresses, because its own settings say where its calls go.
const origin = globalThis.location?.origin ?? 'http://localhost'

/** The settings that a build may have. They are read by hand, because the first download contains no schema library. */
export const env = {
  /** The base address of the general API; the page's own origin if the setting is empty. */
  travelBaseUrl: readAddress(import.meta.env['VITE_TRAVEL_BASE_URL']),
  /** The origin of the general API, for addresses in a page; empty if it is the page's own origin. */
  travelOrigin: readText(import.meta.env['VITE_TRAVEL_BASE_URL'], '').replace(/\/$/, ''),
  /** The base address of the admin API; the page's own origin if the setting is empty. */
  adminBaseUrl: readAddress(import.meta.env['VITE_ADMIN_BASE_URL']),
  /** The domain whose sub-domains stand for local hosts (APP-1, APP-2). */
  testSiteDomain: readText(import.meta.env['VITE_TEST_SITE_DOMAIN'], 'selat.test'),
  isDevelopment: import.meta.env.DEV,
}

function readText(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback
}

function readAddress(value: unknown): string {
  return new URL(readText(value, '/'), origin).href.replace(/\/$/, '')
}
