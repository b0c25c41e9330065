import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Posted = { headers: IncomingHttpHeaders; body: unknown }

export type Endpoint = {
  address: string
  /** All requests that have been posted to the endpoint. */
  posted: Posted[]
  /** Sets the status of all further answers. */
  answer: (status: number) => void
  stop: () => Promise<void>
}

/** Starts an endpoint for reports, like one of an agency. */
export async function startEndpoint(): Promise<Endpoint> {
  const posted: Posted[] = []
  let status = 204
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
      posted.push({ headers: request.headers, body })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // A server that listens at a port has an address of this type.
  return {
    address: `http://127.0.0.1:${port}/in`,
    posted,
    answer: (next) => void (status = next),
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
