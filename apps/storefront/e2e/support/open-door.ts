import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local address that passes calls on to other servers. */
export type Door = { readonly url: string; close(): void }

/** Opens an address that only one test uses. It passes each call on to the origin of its path, with additional headers. */
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
    // If the origin is down, the caller gets a 502, or a broken answer if that has begun.
    onward.on('error', () =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(),
    )
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo // the server listens at a port
  return {
    url: `http://localhost:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
