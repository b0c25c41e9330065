import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { createCaller } from '../../../lab/testing/create-caller.ts'
import { startCommand } from '../../../lab/testing/start-command.ts'
import { watchTimers } from '../../../lab/testing/watch-timers.ts'
import { openStore } from '../../engine/store/store.ts'
import { cartOf, oneWayItem } from '../../scenarios/sample-items.ts'
import { listen } from './listen.ts'

const CALLS = 50
const SAILING = 'sai_HFC-BTC-SRL-20261212-1020'
/** An instant before the sailing in the carts, so that the test does not depend on the date. */
const CLOCK = ['--clock', '2026-11-20T06:30:00Z']
const delayed = (fault: string) => ({ header: { 'X-Mock-Fault': fault } })

/** Calls of operations over the network. */
function callerOf(url: string) {
  return createCaller({
    fetch: (request) =>
      fetch(new Request(new URL(request.url.replace('http://sandbox.test', url)), request)),
  })
}

async function waitForCalls(url: string, calls: number): Promise<void> {
  const inFlight = async () =>
    Number(/_in_flight (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1])
  // The call that asks for the metrics counts as well.
  await expect.poll(inFlight).toBe(calls + 1)
}

/** Sets so many seats that every call gets one, because one client may hold at most a quarter of a class. */
async function openSeats(url: string): Promise<void> {
  const { status } = await fetch(`${url}/__mock/api/sailings/${SAILING}/capacity`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ seatsLeft: CALLS * 10 }),
  })
  expect(status).toBe(200)
}

/** Waits until the server takes no new calls, which begins with the signal. */
async function waitForStopping(url: string): Promise<void> {
  const ask = () => fetch(`${url}/healthz`).catch((error: unknown) => error)
  await expect.poll(ask).toBeInstanceOf(TypeError)
}

it('APP-2 when told to stop, answers and stores all 50 calls in flight, slow ones too, and exits with 0', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'selat-stop-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const data = join(folder, 'sandbox.db')
  const { child, ended, readyAt, said } = startCommand('--port', '0', '--data', data, ...CLOCK)
  const url = await readyAt()
  const { send } = callerOf(url)
  const body = cartOf(oneWayItem())
  await send('listTerminals')
  await openSeats(url)

  let answered = 0
  // The delay is long enough for all of them to be sent before the first is answered, on a busy machine too.
  const writes = Array.from({ length: CALLS }, async (_, index) => {
    const answer = await send('addToCart', { body, ...delayed(`delay=${5000 + index * 20}`) })
    answered += 1
    return answer
  })
  const slow = send('getCompany', delayed('delay=5000;body=slow'))
  await waitForCalls(url, CALLS + 1)
  child.kill('SIGTERM')
  await waitForStopping(url)
  const answeredBefore = answered
  const [answers, lastAnswer, code] = [await Promise.all(writes), await slow, await ended]

  expect(answers.map(({ status }) => status)).toEqual(Array(CALLS).fill(201))
  expect(answers.every(({ headers }) => headers.get('Connection') === 'close')).toBe(true)
  expect(lastAnswer.body).toMatchObject({ Name: 'Nusa Strait Travel' })
  expect(answeredBefore).toBeLessThan(CALLS)
  expect(code).toBe(0)
  expect(said.err).toBe('')
  const store = await openStore({ data })
  const kept = await store.db.selectFrom('carts').select('id').execute()
  await store.close()
  expect(kept).toHaveLength(CALLS)
})

it('APP-2 a second signal ends it at once, but not an echo of the first signal', async () => {
  const { child, ended, readyAt } = startCommand('--port', '0')
  const url = await readyAt()
  const lost = callerOf(url)
    .send('getCompany', delayed('delay=60000'))
    .catch((error: unknown) => error)
  await waitForCalls(url, 1)

  child.kill('SIGTERM')
  child.kill('SIGINT')
  await waitForStopping(url)
  await pause(700)
  const isStillStopping = child.exitCode === null
  child.kill('SIGINT')

  expect(await ended).toBe(130)
  expect(isStillStopping).toBe(true)
  expect(await lost).toBeInstanceOf(TypeError)
})

it('APP-2 disconnects calls that are not answered within its time limit', async () => {
  const server = await listen(() => new Promise<Response>(() => undefined), {
    port: 0,
    hosts: ['127.0.0.1'],
  })
  const never = fetch(`http://127.0.0.1:${server.port}/`).catch((error: unknown) => error)
  await expect.poll(() => server.inFlight()).toBe(1)
  const waited = watchTimers()

  await server.close(300)

  expect(waited).toContain(300)
  expect(await never).toBeInstanceOf(TypeError)
  await expect.poll(() => server.inFlight()).toBe(0)
})
