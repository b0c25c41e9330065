import { type OperationId, operations } from '@selat/sdk/operations'

import type { Called, ScenarioCall, ScenarioFile } from './scenario.ts'

/** System of the consumer agency. */
export const CONSUMER_SYSTEM = 4101

/** A call as a client would send it; the body is text, or a form where it is a file. */
export type SentCall = {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly file: ScenarioFile | null
}

/** Writes a call as a request, with what every client adds: `system`, the media type, an idempotency key. */
export function toSentCall(call: ScenarioCall, idempotencyKey: string): SentCall {
  const { method, path, isTenants, idempotent } = routeOf(call.operation)
  const filled = path.replaceAll(/\{(\w+)\}/g, (match, name: string) =>
    call.path?.[name] === undefined ? match : encodeURIComponent(call.path[name]),
  )
  const query = new URLSearchParams(
    Object.entries({ ...(isTenants && { system: CONSUMER_SYSTEM }), ...call.query }).map(
      ([name, value]): [string, string] => [name, String(value)],
    ),
  ).toString()
  return {
    method,
    path: query === '' ? filled : `${filled}?${query}`,
    headers: {
      ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotent && { 'Idempotency-Key': idempotencyKey }),
      ...(call.token !== undefined && { Authorization: `Bearer ${call.token}` }),
      ...call.header,
    },
    body: call.body === undefined ? null : JSON.stringify(call.body),
    file: call.file ?? null,
  }
}

export function toRequest(
  origin: string,
  { method, path, headers, body, file }: SentCall,
): Request {
  if (!file) return new Request(origin + path, { method, headers, body })
  const form = { ...headers, 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }
  return new Request(origin + path, { method, headers: form, body: toFormBytes(file) })
}

function routeOf(called: Called) {
  if (isOperation(called)) {
    const { method, path, idempotent } = operations[called]
    return { method: method.toUpperCase(), path, isTenants: true, idempotent }
  }
  const [method = '', path = ''] = called.split(' ')
  return { method, path, isTenants: false, idempotent: false }
}

export function isOperation(called: Called): called is OperationId {
  return called in operations
}

const BOUNDARY = 'a-scenario-and-its-file'

/** By hand: where tests run in a browser's stead, the platform's requests do not know the forms of that browser. */
function toFormBytes({ name, start, size = 0 }: ScenarioFile): Uint8Array<ArrayBuffer> {
  const head = [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="File"; filename="${name}"`,
    'Content-Type: image/png',
    '',
    '',
  ].join('\r\n')
  const zeros = '\0'.repeat(Math.max(0, size - start.length))
  const form = `${head}${start}${zeros}\r\n--${BOUNDARY}--\r\n`
  return Uint8Array.from(form, (letter) => letter.charCodeAt(0))
}
