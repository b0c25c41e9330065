import { expect, it, onTestFinished } from 'vitest'

import { createMetrics } from '../observe/create-metrics.ts'
import { createSandboxes } from '../sandbox/sandboxes.ts'
import { behindProxy } from './behind-proxy.ts'
import { listen } from './listen.ts'
import { createServerApp } from './server-app.ts'
import { clientAddress, readTrustedProxies } from './trusted-proxy.ts'

/** The running server, and whether a wrong password of a client is one try too many. */
async function open(proxies?: string) {
  const sandboxes = await createSandboxes({ seed: 'proxies' })
  const metrics = createMetrics({ inFlight: () => 0, opened: () => sandboxes.opened() })
  const app = createServerApp({ sandboxes, metrics })
  const trusted =
    proxies === undefined
      ? undefined
      : readTrustedProxies({ text: proxies, name: '--trusted-proxy' })
  const server = await listen(behindProxy(app.fetch, trusted), { port: 0, hosts: ['127.0.0.1'] })
  onTestFinished(async () => {
    await server.close()
    await sandboxes.close()
  })
  const tryOf = async (forwardedFor: string) => {
    const { status } = await fetch(
      `http://127.0.0.1:${server.port}/travel/v1/auth/login?system=4101`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwardedFor },
        body: JSON.stringify({ Username: 'weiling', Password: 'not-the-password' }),
      },
    )
    return status
  }
  const useUp = async (addressOf: (index: number) => string) => {
    const answers: number[] = []
    for (let index = 0; index < 11; index += 1) answers.push(await tryOf(addressOf(index)))
    return answers
  }
  return { tryOf, useUp }
}

it('ACC-1 behind a trusted proxy each visitor has a limit of tries of their own', async () => {
  const { tryOf, useUp } = await open('loopback')

  const answers = await useUp(() => '203.0.113.7')

  expect(answers.at(-1)).toBe(429)
  expect(await tryOf('203.0.113.8')).toBe(401)
  // Addresses that the visitor has written before the proxy's own entry do not count.
  expect(await tryOf('198.51.100.1, 203.0.113.7')).toBe(429)
})

it.each([
  ['nobody is trusted', undefined],
  ['another proxy is trusted', '10.0.0.0/8'],
])('ACC-1 a forged address does not count if %s', async (_name, proxies) => {
  const { useUp } = await open(proxies)

  const answers = await useUp((index) => `203.0.113.${index}`)

  expect(answers.at(-1)).toBe(429)
})

it.each([
  ['10.1.2.3', '203.0.113.7', '203.0.113.7'],
  ['::ffff:10.1.2.3', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
  ['10.1.2.3', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['10.1.2.3', '203.0.113.7, unknown', '10.1.2.3'],
  ['10.1.2.3', undefined, '10.1.2.3'],
  ['192.0.2.1', '203.0.113.7', '192.0.2.1'],
  ['fd00::1', '2001:db8::7', '2001:db8::7'],
])('a call from %s that is forwarded for %s counts as one from %s', (remote, forwarded, client) => {
  const trusted = readTrustedProxies({ text: '10.0.0.0/8, fd00::/8', name: '--trusted-proxy' })

  expect(clientAddress(remote, forwarded, trusted)).toBe(client)
})

it.each(['', 'proxy', '10.0.0.0/33', '10.0.0.1/x', '::1/129'])(
  'the list of proxies "%s" is refused in a sentence',
  (text) => {
    expect(() => readTrustedProxies({ text, name: '--trusted-proxy' })).toThrow(
      /^--trusted-proxy takes loopback, addresses/,
    )
  },
)
