import type { ServerSchemas as Schemas } from '@selat/sdk'
import { type OperationId, type OperationOutput, operations } from '@selat/sdk/operations'

import { CONSUMER_SYSTEM } from '../../src/scenarios/player/to-request.ts'
import type { Sandbox } from '../../src/server/sandbox/sandbox.ts'

/** Parts of a request as a client writes them. The consumer site's `system` and an idempotency key are added. */
export type CallParts = {
  path?: Record<string, string>
  query?: Record<string, string | number | boolean>
  header?: Record<string, string>
  body?: unknown
  token?: string
}

export type Answered<Body> = {
  status: number
  body: Body
  text: string
  headers: Headers
}

type Success<Id extends OperationId> = NonNullable<OperationOutput<Id>['body']>

export { CONSUMER_SYSTEM }

// All callers share the counter of keys, so that a caller after a restart does not use an earlier key again.
let keys = 0

/** Creates functions that call operations of a sandbox by their id, with requests like those of any client. */
export function createCaller({ fetch }: Pick<Sandbox, 'fetch'>) {
  function toRequest(id: OperationId, parts: CallParts): Request {
    const { method, path, bodyType, idempotent } = operations[id]
    const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
      encodeURIComponent(parts.path?.[name] ?? ''),
    )
    const query = new URLSearchParams(
      Object.entries({ system: CONSUMER_SYSTEM, ...parts.query }).map(
        ([name, value]): [string, string] => [name, String(value)],
      ),
    )
    const headers = new Headers(parts.header)
    if (parts.token !== undefined) headers.set('Authorization', `Bearer ${parts.token}`)
    if (idempotent && !headers.has('Idempotency-Key')) {
      keys += 1
      headers.set('Idempotency-Key', `test-key-${String(keys).padStart(12, '0')}`)
    }
    const isForm = parts.body instanceof FormData
    if (bodyType === 'json' && !headers.has('Content-Type'))
      headers.set('Content-Type', 'application/json')
    const body =
      parts.body instanceof FormData || typeof parts.body === 'string'
        ? parts.body
        : JSON.stringify(parts.body)
    if (isForm) headers.delete('Content-Type')
    const url = `http://sandbox.test${filled}?${query}`
    return new Request(url, { method: method.toUpperCase(), headers, body })
  }

  async function send(id: OperationId, parts: CallParts = {}): Promise<Answered<unknown>> {
    const response = await fetch(toRequest(id, parts))
    const text = await response.text()
    const { status, headers } = response
    return { status, headers, text, body: text === '' ? undefined : JSON.parse(text) }
  }

  /** Calls an operation that must succeed. */
  async function call<Id extends OperationId>(
    id: Id,
    parts?: CallParts,
  ): Promise<Answered<Success<Id>>> {
    const answer = await send(id, parts)
    if (answer.status >= 300) throw new Error(`${id} answered ${answer.status}: ${answer.text}`)
    return answer as Answered<Success<Id>> // the sandbox checks every success against the contract
  }

  /** Calls an operation that must be refused. */
  async function refused(
    id: OperationId,
    parts?: CallParts,
  ): Promise<Answered<Schemas['Problem']>> {
    const answer = await send(id, parts)
    if (answer.status < 400) throw new Error(`${id} was not refused: ${answer.text}`)
    return answer as Answered<Schemas['Problem']> // every failure is a problem document
  }

  return { call, refused, send, toRequest }
}
