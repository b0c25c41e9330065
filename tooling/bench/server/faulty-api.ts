import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Fault = 'none' | 'down' | 'slow' | 'broken'

export type FaultyApi = { origin: string; fail: (how: Fault) => void; close: () => void }

const SLOW_MS = 5000

/**
 * Opens a proxy before an API. It forwards calls until `fail` sets a fault; only searches are slow or broken.
 */
export async function openFaultyApi(api: string): Promise<FaultyApi> {
  let fault: Fault = 'none'
  const server = createServer((request, response) => {
    // The client may have disconnected, and the API may end with the bench.
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    fail: (how) => {
      fault = how
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }

  async function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse) {
    if (fault === 'down') return void response.writeHead(503).end()
    const isSearch = url.includes('/ferry/search')
    if (fault === 'slow' && isSearch) await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    const answered = await fetch(api + url, {
      headers: { 'Accept-Language': headers['accept-language'] ?? 'en' },
    })
    const body =
      fault === 'broken' && isSearch ? '{"Items":[null],"Total":1}' : await answered.text()
    response.writeHead(answered.status, { 'Content-Type': 'application/json' }).end(body)
  }
}
