import { expect, it } from 'vitest'

import { mockArguments } from './mock-arguments.ts'

const ports = { port: 5273, mockPort: 4110, folder: '/home/dev/selat' }

it('DEV hands the options of the mock on', () => {
  expect(mockArguments(['--', '--data', 'x.db', '--faults=flaky'], ports)).toEqual([
    '--conditions=source',
    'src/main.ts',
    '--port=4110',
    '--storefront=http://localhost:5273',
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
])('APP-6 DEV takes the folder of %j from where it was typed', (typed, handed) => {
  expect(mockArguments(typed, ports).slice(4)).toEqual(handed)
})

it.each([
  ['--port', 'SELAT_MOCK_PORT'],
  ['--storefront=http://localhost:1', 'PORT'],
])('DEV takes %s from %s, because the storefront has to know it too', (option, variable) => {
  expect(() => mockArguments([option, '1'], ports)).toThrow(`pnpm dev takes ${variable}=…`)
})
