import { type OperationId, operations } from '@selat/sdk/operations'

import type { Called, ScenarioCall, ScenarioFile } from '../scenario.ts'

/** The system of the site for consumers. */
export const CONSUMER_SYSTEM = 4101

/** A call as a client sends it. The body is text, or a form if it contains a file. */
export type SentCall = {
  readonly method: string
  /** The path and the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly file: ScenarioFile | null
  readonly form: Readonly<Record<string, string>> | null
}

/** Converts a call to a request, with what every client adds: `system`, the media type, and an idempotency key. */
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
  const { url, redirect } = addressOf(origin, path)
  if (!file && !form) return new Request(url, { method, headers, body, redirect })
  const sent = { ...headers, 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }
  return new Request(url, { method, headers: sent, body: toFormBytes(file, form ?? {}), redirect })
}

/**
 * Returns the address of a call. A kept page has an origin of its own, which is replaced. It redirects to a site that is not
 * running, so redirects are not followed.
 */
function addressOf(origin: string, path: string): { url: string; redirect: 'manual' | 'follow' } {
  if (path.startsWith('/')) return { url: origin + path, redirect: 'follow' }
  const { pathname, search } = new URL(path)
  return { url: origin + pathname + search, redirect: 'manual' }
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

/**
 * Builds the multipart form. In tests that emulate a browser, the platform's requests do not accept the browser's form class.
 */
function toFormBytes(
  file: ScenarioFile | null,
  fields: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    toPart(`name="${name}"`, utf8(value)),
  )
  if (file)
    parts.push(
      ...toPart(`name="File"; filename="${file.name}"\r\nContent-Type: image/png`, bytesOf(file)),
    )
  return join([...parts, utf8(`--${BOUNDARY}--\r\n`)])
}

function toPart(disposition: string, content: Uint8Array): Uint8Array[] {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`
  return [utf8(head), content, utf8('\r\n')]
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Returns the bytes of a file: its first letters, one byte each, then zeros up to its size. */
function bytesOf({ start, size = 0 }: ScenarioFile): Uint8Array {
  const bytes = new Uint8Array(Math.max(size, start.length))
  bytes.set(Array.from(start, (letter) => letter.charCodeAt(0)))
  return bytes
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
