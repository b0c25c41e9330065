import type { Server } from 'node:http'

import { createAdaptorServer } from '@hono/node-server'

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>

/** Addresses that a machine may not have; without them the others do. */
const ABSENT = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/**
 * Serves on one port of several addresses. Rejects with one sentence when the port is taken on any of them: half a
 * server would answer one browser and not the next.
 */
export async function listen(
  fetch: Fetch,
  { port, hosts }: { port: number; hosts: readonly string[] },
): Promise<{ port: number; close(): Promise<void> }> {
  const servers: Server[] = []
  const close = async () => {
    await Promise.all(servers.map(closeServer))
  }
  let taken = port
  try {
    for (const hostname of hosts) {
      // HTTP/1 without TLS, so of the adaptor's servers always this one.
      const server = createAdaptorServer({ fetch: (request, env) => fetch(request, env) }) as Server
      if (await open(server, taken, hostname)) servers.push(server)
      taken = portOf(servers[0]) ?? taken
    }
  } catch (error) {
    await close()
    throw error
  }
  if (servers.length === 0)
    throw new Error(`This machine has none of the addresses ${hosts.join(', ')}.`)
  return { port: taken, close }
}

function open(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new Error(
            `Port ${port} is taken. Stop the program that listens there, or choose another with --port.`,
          ),
        )
      else if (error.code !== undefined && ABSENT.has(error.code)) resolve(false)
      else reject(error)
    })
    server.listen(port, host, () => resolve(true))
  })
}

function portOf(server: Server | undefined): number | undefined {
  const address = server?.address()
  return typeof address === 'object' ? address?.port : undefined
}

/** Lets running answers finish; connections that wait for a next request are cut. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}
