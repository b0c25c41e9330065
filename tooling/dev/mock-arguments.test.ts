import { expect, it } from 'vitest'

import { mockArguments } from './mock-arguments.ts'

const ports = { port: 5273, mockPort: 4110, folder: '/home/dev/selat' }

it('DEV options of the mock are passed on', () => {
  expect(mockArguments(['--', '--data', 'x.db', '--faults=flaky'], ports)).toEqual([
    '--conditions=source',
    'src/main.ts',
    '--port=4110',
    '--storefront=http://localhost:5273',
    '--trusted-proxy=loopback',
    '--data',
    'x.db',
    '--faults=flaky',
  ])
})

it.each([
  [
    ['--tenants', 'sites', '--open'],
    ['--tenants', '/home/dev/selat/sites', '--open'],
  ],
  [['--tenants=../sites'], ['--tenants=/home/dev/sites']],
  [
    ['--tenants', '/srv/sites'],
    ['--tenants', '/srv/sites'],
  ],
])('APP-6 DEV the folder in %j is relative to where the command was typed', (typed, handed) => {
  expect(mockArguments(typed, ports).slice(5)).toEqual(handed)
})

it('DEV ACC-1 proxies that a developer names come last, because the later of two options counts', () => {
  const handed = mockArguments(['--trusted-proxy', '10.0.0.0/8'], ports)

  expect(handed.slice(-3)).toEqual(['--trusted-proxy=loopback', '--trusted-proxy', '10.0.0.0/8'])
})

it.each([
  ['--port', 'SELAT_MOCK_PORT'],
  ['--storefront=http://localhost:1', 'PORT'],
])('DEV the option %s is refused for the variable %s', (option, variable) => {
  expect(() => mockArguments([option, '1'], ports)).toThrow(`pnpm dev takes ${variable}=…`)
})
