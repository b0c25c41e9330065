import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { expect, it, onTestFinished } from 'vitest'

import { createCaller } from '../../../lab/testing/create-caller.ts'
import { freshFile } from '../../../lab/testing/fresh-store.ts'
import { cartOf, oneWayItem } from '../../scenarios/sample-items.ts'

const BEGIN = '2026-11-20T06:30:00Z'
const folder = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Starts the command in a shell that lets no file grow beyond a number of kilobytes, as on a full disk. The shell ignores
 * the signal about this, because a full disk sends none.
 */
function startWithRoomFor(kilobytes: number, data: string) {
  const args = [
    '--conditions=source',
    'src/main.ts',
    '--port',
    '0',
    '--clock',
    BEGIN,
    '--data',
    data,
  ]
  const script = `trap '' XFSZ; ulimit -f ${kilobytes}; exec "$0" "$@"`
  const child = spawn('bash', ['-c', script, process.execPath, ...args], { cwd: folder })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => (said.out += text))
  child.stderr.on('data', (text: Buffer) => (said.err += text))
  const ended = once(child, 'close').then(([code]) => Number(code))
  return { said, ended }
}

it('APP-2 a disk that is full at the first start is reported, with the file', async () => {
  const data = await freshFile()

  const { said, ended } = startWithRoomFor(64, data)

  expect(await ended).toBe(1)
  expect(said).toEqual({
    out: '',
    err: `The disk does not take what is written to the data file ${data}. Is it full?\n`,
  })
})

it('APP-2 a server whose disk is full is not ready, but can still be read', async () => {
  // The first start writes 1.1 MB.
  const { said } = startWithRoomFor(1500, await freshFile())
  await expect.poll(() => said.out).toContain('\n')
  const url = /http:\/\/\S+/.exec(said.out)?.[0] ?? ''
  const { send } = createCaller({ fetch: (request) => sendTo(url, request) })
  const ready = async () => {
    const response = await fetch(`${url}/readyz`)
    return [response.status, await response.json()]
  }
  const before = await ready()

  let status = 201
  for (let cart = 0; cart < 200 && status < 500; cart += 1)
    ({ status } = await send('addToCart', { body: cartOf(oneWayItem()) }))

  expect(before).toEqual([200, { status: 'ready' }])
  expect(status).toBe(500)
  // A call needs more room than the probe, which fills up what is left.
  await expect.poll(ready).toEqual([503, { status: 'not_ready', reason: 'store_not_writable' }])
  expect((await send('getCompany')).status).toBe(200)
})

/** Sends a request to the real address of the server. */
async function sendTo(server: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { method, headers } = request
  const body = await request.text()
  return fetch(server + pathname + search, { method, headers, body: body === '' ? null : body })
}
