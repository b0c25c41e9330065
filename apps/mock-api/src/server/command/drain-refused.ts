import type { IncomingMessage, ServerResponse } from 'node:http'

import { wait } from '../../engine/time/wait.ts'

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>

/** The bytes and milliseconds for which the rest of a refused body is read. A client that sends more is cut off. */
type DrainLimits = { readonly maxBytes: number; readonly maxMs: number }

const LIMITS: DrainLimits = { maxBytes: 128 * 1024 * 1024, maxMs: 20_000 }

/**
 * Answers 413 at once, then reads and discards the rest of the body before the connection is closed. Many clients read an
 * answer only after they have sent everything, and would otherwise get a broken connection.
 */
export function drainRefused(fetch: Fetch, limits: DrainLimits = LIMITS): Fetch {
  return (request, env) => {
    const given = fetch(request, env)
    const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse } // the HTTP server sets it
    const check = (answer: Response) =>
      answer.status === 413 && !incoming.readableEnded
        ? endAfter(answer, () => drain(incoming, outgoing, limits))
        : answer
    return given instanceof Promise ? given.then(check) : check(given)
  }
}

/**
 * Returns the answer with a stream that ends later. Its length makes it complete at once, and the server closes the
 * connection after the stream has ended.
 */
async function endAfter(answer: Response, drained: () => Promise<void>): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  headers.set('Content-Length', String(bytes.byteLength))
  headers.set('Connection', 'close')
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes)
      await drained()
      controller.close()
    },
  })
  return new Response(body, { status: answer.status, headers })
}

/** Resolves when the body has arrived, the limits are reached, or the client has left. */
async function drain(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { maxBytes, maxMs }: DrainLimits,
): Promise<void> {
  const done = new AbortController()
  const stop = () => done.abort()
  let size = 0
  // A stopped reader would keep the bytes in memory and pause the stream.
  incoming.removeAllListeners('data')
  incoming.on('data', (chunk: Uint8Array) => {
    size += chunk.byteLength
    if (size > maxBytes) stop()
  })
  for (const event of ['end', 'error', 'close']) incoming.once(event, stop)
  outgoing.once('close', stop)
  if (incoming.destroyed || incoming.readableEnded) stop()
  incoming.resume()
  await wait(maxMs, done.signal)
  incoming.pause()
}
