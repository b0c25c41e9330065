import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

import { createAdaptorServer } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'

import { openServer } from '../../../lab/testing/open-server.ts'
import { drainRefused } from './drain-refused.ts'

const MEGABYTE = 1024 * 1024
const LOGIN = ['/travel/v1/auth/login?system=4101', 'application/json'] as const
const PROOF = [
  '/travel/v1/order/ord_5T8Q2MZK7CXA/payment/proof?system=4101',
  'multipart/form-data; boundary=b',
] as const

function headOf([path, type]: readonly [string, string], bytes: number): string {
  return [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Idempotency-Key: an-upload-that-is-too-large',
    'Booking-Token: this-is-the-token-of-no-order',
    `Content-Type: ${type}`,
    `Content-Length: ${bytes}`,
    '',
    '',
  ].join('\r\n')
}

/** Sends bytes before it reads anything, as many clients do, and returns what it received until the connection closed. */
async function sendThenRead(port: number, head: string, bytes: number) {
  const socket = connect(port, '127.0.0.1').pause()
  onTestFinished(() => void socket.destroy())
  let answer = ''
  let failure: string | undefined
  socket.on('error', ({ code }: NodeJS.ErrnoException) => (failure = code))
  socket.on('data', (piece) => (answer += piece.toString('latin1')))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(head)
  const piece = Buffer.alloc(MEGABYTE / 4, ' ')
  let sent = 0
  for (; sent < bytes && !socket.destroyed; sent += piece.length)
    if (!socket.write(piece))
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
  socket.resume()
  await closed
  return { answer, sent, failure }
}

it.each([
  ['an upload of 40 MB', PROOF, 40 * MEGABYTE, 'file_too_large'],
  ['6 MB of JSON', LOGIN, 6 * MEGABYTE, 'payload_too_large'],
])(
  'CHK-6 API-3 a client that sends %s before it reads receives the reason of the refusal',
  async (_what, target, bytes, code) => {
    const { server } = await openServer()

    const received = await sendThenRead(server.port, headOf(target, bytes), bytes)

    expect(received).toMatchObject({ sent: bytes, failure: undefined })
    expect(received.answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(received.answer).toMatch(/^connection: close\r$/im)
    expect(received.answer).toContain(`"code":"${code}"`)
    await expect.poll(() => server.inFlight()).toBe(0)
  },
)

it('CHK-6 API-3 a client that stops sending a refused body is cut off', async () => {
  const refusing = () => new Response('too large', { status: 413 })
  const limits = { maxBytes: MEGABYTE, maxMs: 100 }
  const server = createAdaptorServer({ fetch: drainRefused(refusing, limits) }) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo

  const { answer } = await sendThenRead(port, headOf(PROOF, 40 * MEGABYTE), MEGABYTE / 4)

  expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*too large$/)
})
