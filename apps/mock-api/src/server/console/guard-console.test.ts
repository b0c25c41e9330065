import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'

async function fetchConsole(path: string, init?: RequestInit): Promise<Response> {
  const { fetch } = await openSandbox()
  return fetch(new Request(`http://localhost/__mock${path}`, init))
}

it.each<Record<string, string>>([
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://shop.example' },
  { Origin: 'http://localhost:3000' },
  { Origin: 'null' },
])('APP-2 refuses a call from the page of another site, %o', async (headers) => {
  const answer = await fetchConsole('/api/reset', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', ...headers },
    body: '',
  })

  expect(answer.status).toBe(403)
})

it('APP-2 accepts a call from its own page', async () => {
  const answer = await fetchConsole('/api/reset', {
    method: 'POST',
    headers: { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' },
  })

  expect(answer.status).toBe(200)
})

it('APP-2 does not let other sites read mails and logins', async () => {
  const headers = { Origin: 'https://shop.example' }

  const answer = await fetchConsole('/api/outbox', { headers })
  const preflight = await fetchConsole('/api/reset', { method: 'OPTIONS', headers })

  for (const { headers: given } of [answer, preflight])
    expect(given.get('Access-Control-Allow-Origin')).toBeNull()
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
})

it.each([
  ['shop.example', 403],
  ['localhost.shop.example', 403],
  ['127.0.0.1.shop.example', 403],
  ['localhost:5173', 200],
  ['b2b.localhost:5173', 200],
  ['127.0.0.1:4010', 200],
  ['[::1]:4010', 200],
  ['mock:4010', 200],
  ['www.selat.test', 200],
])(
  'APP-2 answers on the host %s with %i, because others can point their names at this address',
  async (host, status) => {
    const { fetch } = await openSandbox()

    const answer = await fetch(new Request(`http://${host}/__mock/api/clock`))

    expect(answer.status).toBe(status)
  },
)
