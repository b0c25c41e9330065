import { parseArgs } from 'node:util'

export type LogLevel = 'silent' | 'error' | 'info'

export type Settings = {
  port: number
  host: string
  /** Where the API answers; its paths begin with `/travel` and `/admin`. */
  api: URL
  /** Domain whose sub-domains stand for local hosts (APP-1, APP-2). */
  testSiteDomain: string
  /** Whether a proxy in front of this server names the visitor, the host and the scheme. */
  isProxyTrusted: boolean
  /** How long a rendered page is given to others who ask for the same; 0 renders each anew. */
  cacheSeconds: number
  /** How long a page's data may take. */
  patienceMs: number
  logLevel: LogLevel
}

export const USAGE = `selat-storefront --api URL [options]

  --api URL              where the API answers (environment: SELAT_API)
  --port N               4173 by default (PORT); 0 takes a free one
  --host ADDRESS         127.0.0.1 by default (HOST)
  --trusted-proxy        a proxy in front names visitor, host and scheme by X-Forwarded-* (SELAT_TRUSTED_PROXY=1)
  --cache-seconds N      5 by default; 0 keeps no page (SELAT_CACHE_SECONDS)
  --patience-ms N        800 by default: how long a page's data may take (SELAT_PATIENCE_MS)
  --test-site-domain D   selat.test by default: whose sub-domains stand for local hosts (SELAT_TEST_SITE_DOMAIN)
  --log-level LEVEL      silent, error or info (SELAT_LOG_LEVEL)
  --help                 this text
`

/** A setting that cannot be used; its message names it. */
export class SettingsError extends Error {}

/** Reads the settings from the command line, else from the environment. Null when help is asked for. */
export function readSettings(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Settings | null {
  const values = readArguments(args)
  if (values.help) return null
  return {
    api: readUrl('--api', values.api ?? env['SELAT_API']),
    port: readNumber('--port', values.port ?? env['PORT'] ?? '4173', 65_535),
    host: values.host ?? env['HOST'] ?? '127.0.0.1',
    testSiteDomain: values['test-site-domain'] ?? env['SELAT_TEST_SITE_DOMAIN'] ?? 'selat.test',
    isProxyTrusted: values['trusted-proxy'] ?? env['SELAT_TRUSTED_PROXY'] === '1',
    cacheSeconds: readNumber(
      '--cache-seconds',
      values['cache-seconds'] ?? env['SELAT_CACHE_SECONDS'] ?? '5',
      3600,
    ),
    patienceMs: readNumber(
      '--patience-ms',
      values['patience-ms'] ?? env['SELAT_PATIENCE_MS'] ?? '800',
      60_000,
    ),
    logLevel: readLogLevel(values['log-level'] ?? env['SELAT_LOG_LEVEL'] ?? 'info'),
  }
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...{ api: text, port: text, host: text, 'cache-seconds': text, 'patience-ms': text },
        ...{ 'test-site-domain': text, 'log-level': text, 'trusted-proxy': flag, help: flag },
      },
    }).values
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error))
  }
}

function readUrl(name: string, text: string | undefined): URL {
  if (text === undefined || text === '') throw new SettingsError(`${name} is missing.`)
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new SettingsError(`${name} is no http or https address: ${text}`)
  return url
}

function readNumber(name: string, text: string, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most)
    throw new SettingsError(`${name} is no whole number from 0 to ${most}: ${text}`)
  return value
}

function readLogLevel(text: string): LogLevel {
  if (text === 'silent' || text === 'error' || text === 'info') return text
  throw new SettingsError(`--log-level is none of silent, error, info: ${text}`)
}
