import type { Result } from '../errors/call-error.ts'
import { contractError } from '../errors/contract-error.ts'
import { readProblem } from '../errors/read-problem.ts'
import { keyedOperations } from '../generated/call-facts.ts'
import { type Content, buildRequest } from './build-request.ts'
import type { Call } from './call.ts'
import type { ClientOptions } from './client-options.ts'
import { createIdempotencyKey } from './idempotency-key.ts'
import { parseJson } from './parse-json.ts'
import { type Send, sendWithRetries } from './send-with-retries.ts'
import type { validateAnswer } from './validate-answer.ts'

/** How far a call has come; read when it ends early. */
export type Exchange = { isBuilt: boolean; token: string | null; response: Response | undefined }

type Check = typeof validateAnswer

/** Sends a call and reads its answer. Rejects when nothing could be sent or the connection broke. */
export async function exchange(
  options: ClientOptions,
  call: Call,
  signal: AbortSignal,
  state: Exchange,
): Promise<Result<unknown>> {
  const key = keyOf(call)
  const content = contentOf(call)
  state.token = (await options.token()) || null
  const params = paramsOf(options, call, key, state.token)
  const request = buildRequest(options.baseUrl, call, content, params, signal)
  state.isBuilt = true
  const send = await sendOf(options, call)
  // Before the call leaves: an order that was placed is no failure because a file of ours did not load.
  const check = options.validate && (await import('./validate-answer.ts')).validateAnswer
  const rules = rulesOf(options, call.method === 'get' || key !== undefined, signal)
  const { response, text } = await sendWithRetries(request, send, rules, state)
  if (response.ok) return readSuccess(call, response, text, check)
  return { error: readProblem(response, text, nowOf(options)), response }
}

function contentOf({ body }: Call): Content {
  return body instanceof FormData ? body : body === undefined ? null : JSON.stringify(body)
}

function readSuccess(
  { method, path }: Call,
  response: Response,
  text: string,
  check: Check | false | undefined,
): Result<unknown> {
  const body = parseJson(text)
  const isReadable = response.status === 204 ? text === '' : body !== undefined
  if (!isReadable) return { error: contractError(response, { reason: 'not_json', text }), response }
  const issues = check ? check(method, path, response.status, body) : []
  if (issues.length > 0)
    return { error: contractError(response, { reason: 'shape', issues }), response }
  return { data: body, response }
}

function paramsOf(
  options: ClientOptions,
  call: Call,
  key: string | undefined,
  token: string | null,
) {
  const currency = call.hasCurrency && !token ? options.currency() : undefined
  return {
    path: call.params.path,
    query: { system: options.system(), currency, ...call.params.query },
    header: {
      'Accept-Language': options.language(),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...call.params.header,
    },
  }
}

function keyOf({ method, path, idempotencyKey }: Call): string | undefined {
  if (!keyedOperations.includes(`${method} ${path}`)) return undefined
  return idempotencyKey ?? createIdempotencyKey()
}

async function sendOf(options: ClientOptions, { onProgress }: Call): Promise<Send> {
  const own = options.fetch
  // The global one is looked up at the call, because tests and instrumentation replace it later.
  const send: Send = ({ url, init }) =>
    own ? own(new Request(url, init)) : globalThis.fetch(url, init)
  if (!onProgress) return send
  const { sendWithProgress } = await import('./send-with-progress.ts')
  return sendWithProgress(send, onProgress, own !== undefined)
}

function rulesOf(options: ClientOptions, isRepeatable: boolean, signal: AbortSignal) {
  const { retries = 2, random = Math.random } = options
  return { isRepeatable, retries, signal, random, now: () => nowOf(options) }
}

function nowOf({ now = Date.now }: ClientOptions): number {
  return now()
}
