import type { Middleware } from 'openapi-fetch'

import type { Result } from '../errors/call-error.ts'
import { contractError } from '../errors/contract-error.ts'
import { readProblem } from '../errors/read-problem.ts'
import { keyedOperations } from '../generated/call-facts.ts'
import { addressOf, refuseOtherPaths } from './address.ts'
import type { Call } from './call.ts'
import { type ClientOptions, valueOf } from './client-options.ts'
import { createIdempotencyKey } from './idempotency-key.ts'
import { parseJson } from './parse-json.ts'
import { Refusal } from './refusal.ts'
import { type CallProgress, repeatWhenSafe } from './repeat-when-safe.ts'
import type { Content, Send } from './send-with-progress.ts'
import type { AnswerCheck } from './validate-answer.ts'

/** The progress of a call, which the caller reads if the call ends early. */
export type Exchange = CallProgress & { token: string | null }

/** The `request` of openapi-fetch without its types, because the methods of the client check them. */
export type RequestByPath = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: string | undefined; response: Response }>

/** Sends a call and reads its answer. Rejects if nothing could be sent or the connection broke. */
export async function exchange(
  request: RequestByPath,
  options: ClientOptions,
  call: Call,
  signal: AbortSignal,
  state: Exchange,
): Promise<Result<unknown>> {
  const { method, path, params } = call
  const key = keyOf(call)
  const body = contentOf(call)
  state.token = (await valueOf(options.token)) || null
  refuseOtherPaths(path, params.path)
  let check: AnswerCheck | undefined
  let send: Send
  const middleware: Middleware = {
    async onRequest() {
      state.stage = 'built'
      send = await sendOf(options, call, body)
      // The check is loaded before the call is sent. Otherwise an order could be placed, and then count as failed because a
      // file of this package did not load.
      if (options.validate) {
        const { loadAnswerCheck } = await import('./validate-answer.ts')
        check = await loadAnswerCheck(method, path)
      }
    },
    async onResponse({ response }) {
      state.response = response
      // The text is read here, because openapi-fetch discards it if the body is JSON.
      if (response.ok) return
      const text = await response.text()
      throw new Refusal(readProblem(response, text, (options.now ?? Date.now)()))
    },
  }
  const init = {
    baseUrl: addressOf(options.baseUrl),
    params: paramsOf(options, call, key, state.token),
    body,
    parseAs: 'text',
    middleware: [middleware],
    fetch(one: Request) {
      state.stage = 'sent'
      // The signal is given to fetch and not to the Request, because a Request would wrap it in a signal of its own, and
      // fetch that one in a third.
      return send(one, { signal })
    },
  }
  const attempt = async (): Promise<Result<unknown>> => {
    const { data, response } = await request(method, path, init)
    return readSuccess(response, data ?? '', check)
  }
  const { retries = 2, random = Math.random } = options
  const isRepeatable = method === 'get' || key !== undefined
  return repeatWhenSafe(attempt, { isRepeatable, retries, signal, random }, state)
}

/** Serialises the body. This happens before the token is awaited, because the caller may change its objects meanwhile. */
function contentOf({ body }: Call): Content {
  return body instanceof FormData || body === undefined ? body : JSON.stringify(body)
}

async function readSuccess(
  response: Response,
  text: string,
  check: AnswerCheck | undefined,
): Promise<Result<unknown>> {
  const body = parseJson(text)
  const isReadable = response.status === 204 ? text === '' : body !== undefined
  if (!isReadable) return { error: contractError(response, { reason: 'not_json', text }), response }
  const issues = check ? await check(response.status, body) : []
  if (issues.length > 0)
    return { error: contractError(response, { reason: 'shape', issues }), response }
  return { data: body, response }
}

function paramsOf(
  options: ClientOptions,
  { hasCurrency, currency: repeated, params: { path, query, header } }: Call,
  key: string | undefined,
  token: string | null,
) {
  const currency = hasCurrency && !token ? (repeated ?? valueOf(options.currency)) : undefined
  return {
    path,
    query: { system: valueOf(options.system), currency, ...query },
    header: {
      'Accept-Language': valueOf(options.language),
      Authorization: token ? `Bearer ${token}` : undefined,
      'Idempotency-Key': key,
      ...header,
    },
  }
}

function keyOf({ method, path, idempotencyKey }: Call): string | undefined {
  if (!keyedOperations.includes(`${method} ${path}`)) return undefined
  return idempotencyKey ?? createIdempotencyKey()
}

async function sendOf(
  { fetch }: ClientOptions,
  { onProgress }: Call,
  body: Content,
): Promise<Send> {
  // The global `fetch` is looked up at each call, because tests and instrumentation may replace it later.
  const send: Send = fetch ? (one, init) => fetch(new Request(one, init)) : globalThis.fetch
  if (!onProgress) return send
  const { sendWithProgress } = await import('./send-with-progress.ts')
  return sendWithProgress(send, body, onProgress, fetch !== undefined)
}
