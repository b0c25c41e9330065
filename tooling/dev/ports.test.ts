import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, it } from 'vitest'

import { isTaken, readPort } from './ports.ts'

it.each(['127.0.0.1', '::1'])(
  'DEV tells a port that is taken on %s from a free one',
  async (host) => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, host, resolve))
    // A listening TCP server has an address object; only pipes have text.
    const { port } = server.address() as AddressInfo

    const whileOpen = await isTaken(port)
    await new Promise((resolve) => server.close(resolve))
    const afterClose = await isTaken(port)

    expect([whileOpen, afterClose]).toEqual([true, false])
  },
)

it.each(['abc', '0', '70000', '80.5'])(
  'DEV refuses %s as a port, and names the variable',
  (text) => {
    expect(() => readPort('PORT', text)).toThrow(
      `PORT is a port, a whole number from 1 to 65535, not "${text}".`,
    )
  },
)

it('DEV reads a port, and none where none is named', () => {
  expect([readPort('PORT', '5273'), readPort('PORT', ''), readPort('PORT', undefined)]).toEqual([
    5273,
    undefined,
    undefined,
  ])
})
