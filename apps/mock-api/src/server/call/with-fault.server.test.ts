import { request as httpRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { openServer } from '../../../lab/testing/open-server.ts'
import { watchTimers } from '../../../lab/testing/watch-timers.ts'

const COMPANY = '/travel/v1/company?system=4101'
const spoilt = (fault: string, method = 'GET') => ({ method, headers: { 'X-Mock-Fault': fault } })

it.each(['reset=before', 'reset=after'])(
  'ERR-4 over HTTP %s resets the connection',
  async (fault) => {
    const { server } = await openServer()

    const code = await new Promise((resolve) => {
      const asked = httpRequest({
        host: '127.0.0.1',
        port: server.port,
        path: COMPANY,
        ...spoilt(fault),
      })
      asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
      asked.on('response', () => resolve('answered'))
      asked.end()
    })

    expect(code).toBe('ECONNRESET')
  },
)

it('ERR-4 over HTTP a slow answer comes in many pieces with pauses, and complete', async () => {
  const { url } = await openServer()
  const whole = await (await fetch(url + COMPANY)).text()

  const answer = await fetch(url + COMPANY, spoilt('body=slow'))
  const waited = watchTimers()
  const pieces: Uint8Array[] = []
  for await (const piece of answer.body ?? []) pieces.push(piece)

  expect(Buffer.concat(pieces).toString('utf8')).toBe(whole)
  expect(pieces.length).toBeGreaterThan(10)
  expect(waited.filter((ms) => ms === 100).length).toBeGreaterThan(15)
})

it.each([
  ['body=empty', ''],
  ['body=malformed', expect.stringMatching(/^\{"Id":4101.*[^}]$/)],
])('ERR-4 over HTTP %s is declared as JSON, but is not JSON', async (fault, body) => {
  const { url } = await openServer()

  const answer = await fetch(url + COMPANY, spoilt(fault))

  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/json'])
  expect(await answer.text()).toEqual(body)
})

it.each(['delay=60000', 'body=slow'])(
  'ERR-4 over HTTP a caller who disconnects ends %s',
  async (fault) => {
    const { url, server, calls } = await openServer()
    const leaving = new AbortController()

    const lost = fetch(url + COMPANY, { ...spoilt(fault), signal: leaving.signal })
      .then((answer) => answer.text())
      .catch((error: Error) => error.name)
    await expect.poll(() => server.inFlight()).toBe(1)
    await pause(300)
    const before = server.inFlight()
    leaving.abort()

    expect(await lost).toBe('AbortError')
    expect(before).toBe(1)
    await expect.poll(() => server.inFlight()).toBe(0)
    await expect.poll(() => calls).toHaveLength(1)
  },
)

it('ERR-4 the fault rules of one sandbox do not apply to another', async () => {
  const { url, main } = await openServer()
  await main.services.faults.set([{ path: '*', status: 503 }])

  const [ours, theirs] = await Promise.all([
    fetch(url + COMPANY),
    fetch(url + COMPANY, { headers: { 'X-Mock-Sandbox': 'other' } }),
  ])

  expect([ours.status, theirs.status]).toEqual([503, 200])
})
