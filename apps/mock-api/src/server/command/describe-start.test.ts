import { expect, it } from 'vitest'

import { addressOf, describeStart } from './describe-start.ts'

const loopbacks = ['127.0.0.1', '::1']

it('APP-2 the text at the start has the addresses, but no password', () => {
  const databaseUrl = 'postgres://selat:hunter2@db.test:5433/shared?sslmode=disable'

  const said = describeStart({ hosts: loopbacks, data: undefined, databaseUrl }, 4010, ['main'])

  expect(said).toBe(
    [
      'Selat sandbox ready: http://localhost:4010',
      '  console    http://localhost:4010/__mock',
      '  docs       http://localhost:4010/docs',
      '  engine     PostgreSQL at db.test:5433/shared',
      '  sandboxes  main (others open when X-Mock-Sandbox names them)',
      '',
    ].join('\n'),
  )
})

it.each([
  [loopbacks, 'http://localhost:1'],
  [['0.0.0.0'], 'http://localhost:1'],
  [['127.0.0.2'], 'http://127.0.0.2:1'],
  [['::1'], 'http://[::1]:1'],
])('APP-2 a server on %j is reached at %s', (hosts, address) => {
  expect(addressOf(hosts, 1)).toBe(address)
})
