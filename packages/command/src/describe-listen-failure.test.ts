import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, it } from 'vitest'

import { describeListenFailure } from './describe-listen-failure.ts'

async function failureOf(port: number, host: string): Promise<string> {
  const [error] = await once(createServer().listen(port, host), 'error')
  return describeListenFailure(error, { port, host }).message
}

it('APP-2 a command that cannot listen says what to do', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const { port } = first.address() as AddressInfo // a server that listens on a port has one

  expect(await failureOf(port, '127.0.0.1')).toBe(
    `Port ${port} is taken. Stop the program that listens there, or choose another with --port.`,
  )
  expect(await failureOf(0, '192.0.2.1')).toBe(
    '--host takes a name or an address of this machine, not "192.0.2.1".',
  )
  first.close()
})

it('APP-2 any other failure to listen is reported unchanged', () => {
  const other = new Error('The disk is full.')

  expect(describeListenFailure(other, { port: 80, host: 'a' })).toBe(other)
})
