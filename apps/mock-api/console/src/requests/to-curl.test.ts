import { execFileSync } from 'node:child_process'

import { expect, it } from 'vitest'

import { toCurl } from './to-curl.ts'

const call = {
  method: 'POST',
  path: '/travel/v1/cart?system=4101',
  request: {
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', host: 'x' },
    body: `{"Note":"it's $HOME \\n"}`,
  },
  origin: 'http://localhost:4010',
  sandbox: 'alice',
}

it('MOCK a call as a curl command has sandbox, headers and body, quoted for the shell', () => {
  const args = execFileSync('sh', ['-c', toCurl(call).replace('curl', `printf '%s\\n'`)], {
    encoding: 'utf8',
  })

  expect(args.trimEnd().split('\n')).toEqual([
    '-X',
    'POST',
    'http://localhost:4010/travel/v1/cart?system=4101',
    '-H',
    'X-Mock-Sandbox: alice',
    '-H',
    'content-type: application/json',
    '--data-raw',
    call.request.body,
  ])
})

it('MOCK a plain call of the main sandbox is a short curl command', () => {
  const plain = { ...call, method: 'GET', sandbox: 'main', request: null }

  expect(toCurl(plain)).toBe(`curl 'http://localhost:4010/travel/v1/cart?system=4101'`)
})
