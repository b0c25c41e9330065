import type { ServerOptions } from 'node:http'
import { connect } from 'node:net'

import { onTestFinished } from 'vitest'

import type { LoggedRequest } from '../../src/engine/log/request-log.ts'
import { listen } from '../../src/server/command/listen.ts'
import { createServerApp } from '../../src/server/command/server-app.ts'
import { createMetrics } from '../../src/server/observe/create-metrics.ts'
import type { SandboxOptions } from '../../src/server/sandbox/sandbox.ts'
import { createSandboxes } from '../../src/server/sandbox/sandboxes.ts'

/** Opens sandboxes behind a real port of this machine, as the command serves them. They close with the test. */
export async function openServer(options: SandboxOptions = {}, patience?: ServerOptions) {
  const calls: LoggedRequest[] = []
  const sandboxes = await createSandboxes({
    clock: '2026-11-20T06:30:00Z',
    ...options,
    observe: (call) => {
      calls.push(call)
      metrics.observe(call)
    },
  })
  const metrics = createMetrics({ inFlight: () => server.inFlight(), opened: sandboxes.opened })
  const app = createServerApp({ sandboxes, metrics })
  const server = await listen(app.fetch, { port: 0, hosts: ['127.0.0.1'] }, patience)
  onTestFinished(async () => {
    await server.close()
    await sandboxes.close()
  })
  const main = await sandboxes.open('main')
  return { app, calls, main, sandboxes, server, url: `http://127.0.0.1:${server.port}` }
}

/** Sends raw bytes and returns all bytes of the answer, until the other side closes or is silent for `silenceMs`. */
export function speak(
  port: number,
  said: string | readonly string[],
  { silenceMs = 2000 } = {},
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    const end = () => {
      socket.destroy()
      resolve(heard)
    }
    socket.on('data', (bytes) => (heard += bytes.toString('latin1')))
    // Some tests are about a server that hangs up while the client still sends.
    socket.on('error', end)
    socket.on('close', end)
    socket.setTimeout(silenceMs, end)
    for (const part of [said].flat()) socket.write(part, 'latin1')
  })
}
