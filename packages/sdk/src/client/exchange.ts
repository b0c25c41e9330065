import type { Result } from '../errors/call-error.ts'
import { contractError } from '../errors/contract-error.ts'
import { readProblem } from '../errors/read-problem.ts'
import { keyedOperations } from '../generated/call-facts.ts'
import { buildRequest } from './build-request.ts'
import type { Call } from './call.ts'
import type { ClientOptions } from './client-options.ts'
import { createIdempotencyKey } from './idempotency-key.ts'
import { type Send, sendWithRetries } from './send-with-retries.ts'

/** How far a call has come; read when it ends early. */
export type Exchange = { isSent: boolean; response: Response | undefined }

/** Sends a call and reads its answer. Rejects when nothing could be sent or the connection broke. */
export async function exchange(
  options: ClientOptions,
  call: Call,
  signal: AbortSignal,
  state: Exchange,
): Promise<Result<unknown>> {
  const key = keyOf(call)
  const params = paramsOf(options, call, key, await options.token())
  const request = buildRequest(options.baseUrl, call, params, signal)
  state.isSent = true
  const send = await sendOf(options, call)
  const isRepeatable = call.method === 'get' || key !== undefined
  const response = await sendWithRetries(request, send, rulesOf(options, isRepeatable, signal))
  state.response = response
  const text = await response.text()
  if (response.ok) return readSuccess(options, call, response, text)
  return { error: readProblem(response, parseJson(text) ?? text, nowOf(options)), response }
}

async function readSuccess(
  { validate }: ClientOptions,
  { method, path }: Call,
  response: Response,
  text: string,
): Promise<Result<unknown>> {
  const body = parseJson(text)
  const isReadable = response.status === 204 ? text === '' : body !== undefined
  if (!isReadable) return { error: contractError(response, { reason: 'not_json', text }), response }
  if (!validate) return { data: body, response }
  const { validateAnswer } = await import('./validate-answer.ts')
  const issues = validateAnswer(method, path, response.status, body)
  if (issues.length > 0)
    return { error: contractError(response, { reason: 'shape', issues }), response }
  return { data: body, response }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function paramsOf(
  options: ClientOptions,
  call: Call,
  key: string | undefined,
  token: string | null | undefined,
) {
  const currency = call.hasCurrency && !token ? options.currency() : undefined
  return {
    path: { ...call.params.path },
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
