import { expect, it } from 'vitest'

import { OPTIONS, readSettings, USAGE } from './settings.ts'

it('APP-2 settings come from the command line, else from the environment, else from the defaults', () => {
  const env = { SELAT_API: 'https://api.example.com', PORT: '8080', SELAT_CACHE_SECONDS: '0' }

  expect(readSettings(['--port', '9090'], env)).toEqual({
    api: new URL('https://api.example.com'),
    port: 9090,
    host: '127.0.0.1',
    cacheSeconds: 0,
    patienceMs: 800,
    hasMockConsole: false,
    isProxyTrusted: false,
    testSiteDomain: 'selat.test',
    logLevel: 'error',
    reports: null,
  })
})

it('APP-2 with an endpoint, all errors and a tenth of the vitals are reported by default', () => {
  const env = { SELAT_API: 'http://a', SELAT_REPORTS: 'https://reports.example.com/pages' }
  const endpoint = new URL('https://reports.example.com/pages')

  expect(readSettings([], env)?.reports).toEqual({ endpoint, errors: 100, vitals: 10 })
  expect(readSettings(['--report-errors', '50', '--report-vitals', '0'], env)?.reports).toEqual({
    ...{ endpoint, errors: 50, vitals: 0 },
  })
})

it('APP-2 help is asked for with --help, and lists all options', () => {
  expect(readSettings(['--help'], {})).toBeNull()
  for (const { name } of OPTIONS) expect(USAGE).toMatch(new RegExp(`^  --${name} `, 'm'))
})

it('APP-2 every setting is also a variable of the environment', () => {
  const without = OPTIONS.filter((row) => !('variable' in row)).map(({ name }) => name)

  expect(without).toEqual(['help'])
  expect(USAGE).toContain('[SELAT_TRUSTED_PROXY]')
})

it.each([
  [[], '--api is missing'],
  [['--api', 'ftp://example.com'], '--api takes an address such as'],
  [
    ['--api', 'http://a/travel/v1'],
    '--api takes an address without a path, such as http://a: the paths of the API begin with /travel and /admin.',
  ],
  [['--api', 'http://a', '--port', '80a'], '--port takes a whole number up to 65535, not "80a".'],
  [['--api', 'http://a', '--cache-seconds', '-1'], '--cache-seconds'],
  [
    ['--api', 'http://a', '--log-level', 'inof'],
    '--log-level takes silent, error, info, not "inof". Did you mean info?',
  ],
  [
    ['--api', 'http://a', '--reports', 'reports.example.com'],
    '--reports takes an address such as https://reports.example.com/pages, not "reports.example.com".',
  ],
  [
    ['--api', 'http://a', '--report-vitals', '101'],
    '--report-vitals takes a whole number up to 100, not "101".',
  ],
  [['--api', 'http://a', '--prot', '1'], 'There is no option --prot. Did you mean --port?'],
])('APP-2 a wrong setting is refused with its name: %j', (args, said) => {
  expect(() => readSettings(args, {})).toThrow(said)
})

it('APP-2 a wrong variable is refused with its name', () => {
  const api = { SELAT_API: 'http://a' }

  expect(() => readSettings([], { ...api, PORT: 'x' })).toThrow('PORT takes a whole number')
  expect(() => readSettings([], { ...api, SELAT_CACHE_SECOND: '1' })).toThrow(
    'There is no setting SELAT_CACHE_SECOND. Did you mean SELAT_CACHE_SECONDS?',
  )
})
