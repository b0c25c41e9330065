/** An answered call, with everything that is needed to repeat it. */
export type Acknowledged = {
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ArrayBuffer
  readonly status: number
  readonly text: string
}

/**
 * Creates a fetch to a server at another address. It records every answer that arrives completely; `onAnswer` gets their
 * number.
 */
export function createRecorder(url: string, onAnswer: (answers: number) => void) {
  const acknowledged: Acknowledged[] = []
  /** The secrets of carts and orders whose calls are running, or were running when the connection broke. */
  const open: string[] = []

  async function record(request: Request): Promise<Response> {
    const { method } = request
    const secret = request.headers.get('Cart-Token') ?? request.headers.get('Booking-Token') ?? ''
    open.push(secret)
    const body = await request.clone().arrayBuffer()
    const response = await fetch(new Request(request.url.replace(/^http:\/\/[^/]+/, url), request))
    const text = await response.clone().text()
    acknowledged.push({
      url: request.url,
      method,
      headers: [...request.headers],
      body,
      status: response.status,
      text,
    })
    open.splice(open.indexOf(secret), 1)
    onAnswer(acknowledged.length)
    return response
  }
  return { acknowledged, open, fetch: record }
}

/** Makes the recorded request again. */
export function repeatOf({ url, method, headers, body }: Acknowledged): Request {
  const content = body.byteLength === 0 ? {} : { body }
  return new Request(url, { method, headers: headers.map(([...line]) => line), ...content })
}

export const isKeyedCall = ({ headers }: Acknowledged): boolean =>
  headers.some(([name]) => name === 'idempotency-key')
