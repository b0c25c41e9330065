import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, it } from 'vitest'

import { isTaken, readPort } from './ports.ts'

it.each(['127.0.0.1', '::1'])(
  'DEV a port is recognised as taken on %s, and as free after it is closed',
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
  'DEV a port of %s is refused, with the name of the variable',
  (text) => {
    expect(() => readPort('PORT', text)).toThrow(
      `PORT is a port, a whole number from 1 to 65535, not "${text}".`,
    )
  },
)

it('DEV a port is read from its text, and an empty or missing text gives none', () => {
  expect([readPort('PORT', '5273'), readPort('PORT', ''), readPort('PORT', undefined)]).toEqual([
    5273,
    undefined,
    undefined,
  ])
})
