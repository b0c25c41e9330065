import type { Server, ServerOptions } from 'node:http'

import { createAdaptorServer } from '@hono/node-server'
import { describeListenFailure, HEAD_LIMIT } from '@selat/command'

import { drainRefused } from './drain-refused.ts'
import { trackRunningAnswers } from './running-answers.ts'

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>

/** The errors for an address that this machine does not have. The server then listens on its other addresses only. */
const ABSENT = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/** The time that a client has to send its request. A slower one is answered 408, so that it does not occupy a connection. */
const PATIENCE = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2_000,
}

export type Listening = {
  readonly port: number
  /** Returns the number of calls that are being answered. */
  readonly inFlight: () => number
  /**
   * Stops accepting calls, and resolves when all earlier ones are answered. Those that take longer than `graceMs` are cut
   * off.
   */
  readonly close: (graceMs?: number) => Promise<void>
}

/**
 * Serves on one port of several addresses. Rejects with a one-sentence message if the port is taken on any of them, because
 * otherwise some browsers would reach the server and others would not.
 */
export async function listen(
  fetch: Fetch,
  { port, hosts }: { port: number; hosts: readonly string[] },
  patience: ServerOptions = PATIENCE,
): Promise<Listening> {
  const servers: Server[] = []
  const answers = trackRunningAnswers()
  const drained = drainRefused(fetch)
  const close = async (graceMs = 0) => {
    answers.announceEnd()
    await Promise.all(servers.map((server) => closeServer(server, graceMs)))
  }
  let taken = port
  try {
    for (const hostname of hosts) {
      // The adaptor returns an HTTP/1 server unless options ask for HTTP/2 or TLS.
      const server = createAdaptorServer({
        fetch: drained,
        serverOptions: { ...HEAD_LIMIT, ...patience },
      }) as Server
      answers.follow(server)
      if (await open(server, taken, hostname)) servers.push(server)
      taken = portOf(servers[0]) ?? taken
    }
  } catch (error) {
    await close()
    throw error
  }
  if (servers.length === 0)
    throw new Error(`This machine has none of the addresses ${hosts.join(', ')}.`)
  return { port: taken, inFlight: answers.count, close }
}

function open(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== undefined && ABSENT.has(error.code)) resolve(false)
      else reject(describeListenFailure(error, { port, host }))
    })
    server.listen(port, host, () => resolve(true))
  })
}

function portOf(server: Server | undefined): number | undefined {
  const address = server?.address()
  return typeof address === 'object' ? address?.port : undefined
}

const LOOK_EVERY_MS = 20

function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection becomes idle shortly after its last answer is sent, so idle ones are closed again and again.
    const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
    const patience = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearInterval(looking)
      clearTimeout(patience)
      resolve()
    })
    server.closeIdleConnections()
  })
}
