import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { serve } from '@hono/node-server'
import { onTestFinished } from 'vitest'

import { createSandboxes } from '../../src/server/sandbox/sandboxes.ts'

/** A server as somebody has who has just started it, at a port of its own until the test ends. */
export async function serveSandboxes(
  options: NonNullable<Parameters<typeof createSandboxes>[0]>,
): Promise<{ api: string }> {
  const sandboxes = await createSandboxes(options)
  const server = serve({ fetch: sandboxes.fetch, port: 0 })
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    await sandboxes.close()
  })
  const { port } = server.address() as AddressInfo // it listens by TCP
  return { api: `http://localhost:${port}` }
}
