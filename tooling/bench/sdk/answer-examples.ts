import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'

import { workshop } from './clients.ts'

type Operation = {
  responses: Record<string, { content: { 'application/json': { example: unknown } } }>
}
type Contract = { paths: Record<string, Record<string, Operation>> }
type Answer = { readonly status: number; readonly body: Buffer }

/** Creates a server that only sends the contract's examples, as bytes that it already has. */
export function exampleServer(heed?: RequestListener): Server {
  const file = join(workshop, 'made/contract.json')
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Contract // it is a copy of the generated one
  function exampleOf(path: string, method: string, status: number): Answer {
    const media = paths[path]?.[method]?.responses[status]?.content['application/json']
    if (!media?.example) throw new Error(`${method} ${path} has no example of ${status}`)
    return { status, body: Buffer.from(JSON.stringify(media.example)) }
  }
  const network = exampleOf('/travel/v1/ferry/terminal', 'get', 200)
  const cart = exampleOf('/travel/v1/cart', 'post', 201)
  const payment = exampleOf('/travel/v1/order/{id}/payment/proof', 'post', 201)
  return createServer((request, response) => {
    heed?.(request, response)
    request.resume()
    request.on('end', () => {
      const posted = request.url?.startsWith('/travel/v1/cart') ? cart : payment
      const { status, body } = request.method === 'POST' ? posted : network
      const length = { 'Content-Length': body.length }
      response.writeHead(status, { 'Content-Type': 'application/json', ...length }).end(body)
    })
  })
}
