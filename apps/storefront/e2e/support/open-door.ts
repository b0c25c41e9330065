import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An address that answers as others do. */
export type Door = { readonly url: string; close(): void }

/** Opens an address of a test's own, which passes each call on to the origin that its path leads to, with these headers. */
export async function openDoor(
  originOf: (path: string) => string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Door> {
  const server = createServer((request, response) => {
    const { method, url = '/' } = request
    const onward = ask(originOf(url) + url, { method, headers: { ...request.headers, ...headers } })
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    // Who is not there does not answer.
    onward.on('error', () =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(),
    )
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo // it listens at a port
  return {
    url: `http://localhost:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
