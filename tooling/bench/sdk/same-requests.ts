import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { freePort } from '../../process/free-port.ts'
import { exampleServer } from './answer-examples.ts'
import { CLIENTS, workshop } from './clients.ts'
import type { Calls } from './programs/calls.ts'

export type Sent = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/**
 * Returns the parts of a request that must be equal for all clients. Keys, and the boundaries of forms, are always new.
 */
export function summaryOf({ method, url, headers }: Sent): string {
  const { pathname, searchParams } = new URL(url ?? '', 'http://localhost')
  searchParams.sort()
  const kind = headers['content-type']?.split(';')[0] ?? 'no body'
  const key = headers['idempotency-key'] === undefined ? 'no key' : 'a key'
  return `${method} ${pathname}?${searchParams} ${headers['accept-language']}, ${kind}, ${key}`
}

/**
 * Throws if a client sends other requests, or reads other answers, than the first, because only equal work is compared.
 */
export async function refuseDifferences(): Promise<void> {
  const port = await freePort()
  let sent: string[] = []
  const server = exampleServer((request) => sent.push(summaryOf(request)))
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  try {
    const seen: string[] = []
    for (const { id } of CLIENTS) {
      sent = []
      const read = await callAll(await load(id, `http://127.0.0.1:${port}`))
      seen.push([...sent, read].join('\n'))
    }
    const other = seen.findIndex((one) => one !== seen[0])
    if (other >= 0)
      throw new Error(`${CLIENTS[other]?.name} differs:\n${seen[other]}\nnot\n${seen[0]}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

export async function load(id: string, origin: string): Promise<Calls> {
  const { href } = pathToFileURL(join(workshop, 'node', `${id}.mjs`))
  const program = (await import(href)) as { connect: (origin: string) => Calls } // prepare has compiled it
  return program.connect(origin)
}

async function callAll(calls: Calls): Promise<string> {
  const file = new File(['proof'], 'proof.png', { type: 'image/png' })
  return JSON.stringify([
    await calls.listTerminals(),
    await calls.addToCart('2026-12-12', 'off_HFC-BTC-SRL-20261212-1020-ECO-O'),
    await calls.sendProof('ord_5T8Q2MZK7C', file),
  ])
}
