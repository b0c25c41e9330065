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
  readonly form: Readonly<Record<string, string>> | null
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
    form: call.form ?? null,
  }
}

export function toRequest(
  origin: string,
  { method, path, headers, body, file, form }: SentCall,
): Request {
  const sent = file || form ? toForm(file, form ?? {}) : body
  return new Request(origin + path, { method, headers, body: sent })
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

function toForm(file: ScenarioFile | null, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('File', toFile(file))
  return form
}

function toFile({ name, start, size = 0 }: ScenarioFile): File {
  const first = Uint8Array.from(start, (letter) => letter.charCodeAt(0))
  const bytes = new Uint8Array(Math.max(first.length, size))
  bytes.set(first)
  return new File([bytes], name, { type: 'image/png' })
}
