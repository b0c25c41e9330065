import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'

const BODIES = [
  '{',
  'null',
  '[]',
  '1',
  '{"__proto__":{"isAdmin":true}}',
  '{"seconds":1e400}',
  '{"seconds":"soon"}',
  '{"frozen":true,"now":"yesterday"}',
  '{"simulation":"magic"}',
  '{"rules":[{"path":"*","status":200}]}',
  '{"name":"../../etc/passwd"}',
  '{"name":"\\u0000"}',
  '{"reason":"mood"}',
  '{"seatsLeft":-1}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
]
const IDS = ['x', '..%2f..%2fetc', '%00', '__proto__', 'x'.repeat(9000), '港', 'pay_AAAAAAAAAA']
const QUERY = '?from=%00&date=2026-02-30&after=x&status=many&violations=maybe&order=%00&name=%00'

/** Every call that the console offers, also those that are added later. */
function callsOf(routes: readonly { method: string; path: string }[]): string[] {
  const calls = routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/__mock/api'))
    .map(({ method, path }) => `${method} ${path}`)
  return [...new Set(calls)]
}

it('ERR-3 no call of the console, however wrong, is answered with a fault of the server', async () => {
  const { app, fetch, services } = await openSandbox()
  const calls = callsOf(app.routes)

  const faults: string[] = []
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ')
    const bodies = method === 'GET' ? [null] : BODIES
    const paths = path.includes(':') ? IDS.map((id) => path.replaceAll(/:\w+/g, id)) : [path]
    for (const body of bodies)
      for (const url of paths.flatMap((filled) => [filled, filled + QUERY])) {
        const headers = { 'Content-Type': 'application/json' }
        const { status } = await fetch(
          new Request(`http://localhost${url}`, { method, headers, body }),
        )
        if (status >= 500) faults.push(`${call} ${body?.slice(0, 40)} ${status}`)
      }
  }

  expect(calls.length).toBeGreaterThan(30)
  expect(faults).toEqual([])
  expect(services.requests.list().filter(({ error }) => error)).toEqual([])
})
