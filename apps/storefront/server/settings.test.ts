import { expect, it } from 'vitest'

import { readSettings, SettingsError } from './settings.ts'

it('APP-2 settings come from the command line, else from the environment, else are the standing ones', () => {
  const env = { SELAT_API: 'https://api.example.com', PORT: '8080', SELAT_CACHE_SECONDS: '0' }

  expect(readSettings(['--port', '9090'], env)).toMatchObject({
    api: new URL('https://api.example.com'),
    port: 9090,
    cacheSeconds: 0,
    patienceMs: 800,
    isProxyTrusted: false,
    logLevel: 'info',
  })
})

it('APP-2 help is asked for, and given in place of a server', () => {
  expect(readSettings(['--help'], {})).toBeNull()
})

it.each([
  [[], '--api is missing'],
  [['--api', 'ftp://example.com'], '--api is no http or https address: ftp://example.com'],
  [['--api', 'http://a', '--port', '80a'], '--port is no whole number from 0 to 65535: 80a'],
  [['--api', 'http://a', '--cache-seconds', '-1'], '--cache-seconds'],
  [
    ['--api', 'http://a', '--log-level', 'loud'],
    '--log-level is none of silent, error, info: loud',
  ],
  [['--api', 'http://a', '--nonsense'], '--nonsense'],
])('APP-2 a wrong setting is refused with its name: %j', (args, said) => {
  expect(() => readSettings(args, {})).toThrow(SettingsError)
  expect(() => readSettings(args, {})).toThrow(said)
})
