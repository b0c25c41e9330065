import {
  describeOptions,
  type Given,
  type OptionRow,
  readArguments,
  toHttpAddress,
  toOneOf,
  toWholeNumber,
} from '@selat/command'

import type { WantedReports } from '../src/shared/app/reports/wanted-reports.ts'

/** The levels of the server's log; `info` writes a line for each page and call. */
export const LOG_LEVELS = ['silent', 'error', 'info'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

export type Settings = {
  port: number
  host: string
  /** The address of the API; its paths begin with `/travel` and `/admin`. */
  api: URL
  /** The domain whose hosts `localhost` and `<name>.localhost` stand for (APP-1, APP-2). */
  testSiteDomain: string
  /** Whether the API is the mock, whose console logs visitors in on this site. */
  hasMockConsole: boolean
  /** Whether a proxy in front of this server names the visitor, the host and the scheme. */
  isProxyTrusted: boolean
  /**
   * The seconds for which a rendered page is also served to other visitors who would see the same; 0 renders each page
   * anew.
   */
  cacheSeconds: number
  /** The milliseconds that a page's data may take. */
  patienceMs: number
  logLevel: LogLevel
  /**
   * The address that errors and Web Vitals of pages are posted to, and the shares of page loads in per cent; null if pages
   * report nothing.
   */
  reports: (WantedReports & { endpoint: URL }) | null
}

export const OPTIONS = [
  { name: 'api', value: 'URL', help: 'where the API answers', variable: 'SELAT_API' },
  {
    name: 'port',
    value: 'NUMBER',
    help: 'port to listen on; 0 takes a free one (4173)',
    variable: 'PORT',
  },
  { name: 'host', value: 'ADDRESS', help: 'address to listen on (127.0.0.1)', variable: 'HOST' },
  {
    name: 'mock-console',
    help: 'the API is the mock: the links of its console log in on this site',
    variable: 'SELAT_MOCK_CONSOLE',
  },
  {
    name: 'trusted-proxy',
    help: 'a proxy in front names visitor, host and scheme by X-Forwarded-*',
    variable: 'SELAT_TRUSTED_PROXY',
  },
  {
    name: 'cache-seconds',
    value: 'NUMBER',
    help: 'how long a page is sent to other visitors who would see the same; 0 keeps none (5)',
    variable: 'SELAT_CACHE_SECONDS',
  },
  {
    name: 'patience-ms',
    value: 'NUMBER',
    help: "how long a page's data may take; later data is shown as loading (800)",
    variable: 'SELAT_PATIENCE_MS',
  },
  {
    name: 'test-site-domain',
    value: 'DOMAIN',
    help: 'its sites open as localhost (its www) and NAME.localhost (selat.test)',
    variable: 'SELAT_TEST_SITE_DOMAIN',
  },
  {
    name: 'log-level',
    value: 'LEVEL',
    help: 'silent, error or info (every page and call), as JSON lines on stderr (error)',
    variable: 'SELAT_LOG_LEVEL',
  },
  {
    name: 'reports',
    value: 'URL',
    help: 'where errors and Web Vitals of pages are posted to (nowhere)',
    variable: 'SELAT_REPORTS',
  },
  {
    name: 'report-errors',
    value: 'PERCENT',
    help: 'share of page loads whose errors are passed on (100)',
    variable: 'SELAT_REPORT_ERRORS',
  },
  {
    name: 'report-vitals',
    value: 'PERCENT',
    help: 'share of page loads whose Web Vitals are measured (10)',
    variable: 'SELAT_REPORT_VITALS',
  },
  { name: 'help', help: 'print this' },
] as const satisfies readonly OptionRow[]

type Name = (typeof OPTIONS)[number]['name']

/** The help of the command. */
export const USAGE = describeOptions('selat-storefront: the booking site, rendered', OPTIONS)

/**
 * Reads the settings from the command line, else from the environment; null if the help is requested. Throws an error
 * with a sentence that says what is wrong.
 */
export function readSettings(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Settings | null {
  const given = readArguments<Name>(OPTIONS, args, env)
  if (given.has('help')) return null
  function read<Value>(name: Name, toValue: (found: Given) => Value): Value | undefined {
    const found = given.get(name)
    return found && toValue(found)
  }
  const api = read('api', (address) => toHttpAddress(address, 'https://api.example.com'))
  if (api === undefined)
    throw new Error('--api is missing: --api https://api.example.com, or SELAT_API. See --help.')
  if (api.pathname !== '/' || api.search !== '')
    throw new Error(
      `${given.get('api')?.name} takes an address without a path, such as ${api.origin}: the paths of the API begin with /travel and /admin.`,
    )
  const endpoint = read('reports', (address) =>
    toHttpAddress(address, 'https://reports.example.com/pages'),
  )
  const shares = {
    errors: read('report-errors', (percent) => toWholeNumber(percent, 100)) ?? 100,
    vitals: read('report-vitals', (percent) => toWholeNumber(percent, 100)) ?? 10,
  }
  return {
    api,
    port: read('port', (port) => toWholeNumber(port, 65_535)) ?? 4173,
    host: given.get('host')?.text ?? '127.0.0.1',
    testSiteDomain: given.get('test-site-domain')?.text ?? 'selat.test',
    hasMockConsole: given.has('mock-console'),
    isProxyTrusted: given.has('trusted-proxy'),
    cacheSeconds: read('cache-seconds', (seconds) => toWholeNumber(seconds, 3600)) ?? 5,
    patienceMs: read('patience-ms', (patience) => toWholeNumber(patience, 60_000)) ?? 800,
    logLevel: read('log-level', (level): LogLevel => toOneOf(level, LOG_LEVELS)) ?? 'error',
    reports: endpoint ? { ...shares, endpoint } : null,
  }
}
