// Its serialisers alone: the whole client of openapi-fetch would be a third of what this one weighs.
import {
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  mergeHeaders,
  removeTrailingSlash,
} from 'openapi-fetch'

import type { Call } from './call.ts'

type Parameters = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, string>
}

// Encoding leaves dots as they are, and the address of `/order/..` is that of another operation.
const LEADS_ELSEWHERE = /^\.{1,2}$/

/** The request of a call as the contract serialises it. Throws where an address or a header is none. */
export function buildRequest(
  baseUrl: string,
  { method, path, body }: Call,
  { header, ...params }: Parameters,
  signal: AbortSignal,
): Request {
  for (const [name, value] of Object.entries(params.path))
    if (LEADS_ELSEWHERE.test(String(value))) throw new TypeError(`${name} is no part of a path.`)
  const url = createFinalURL(path, {
    baseUrl: removeTrailingSlash(baseUrl),
    params,
    querySerializer: createQuerySerializer(),
    pathSerializer: defaultPathSerializer,
  })
  const isJson = body !== undefined && !(body instanceof FormData)
  const headers = mergeHeaders(isJson ? { 'Content-Type': 'application/json' } : {}, header)
  const content = isJson ? JSON.stringify(body) : (body ?? null)
  return new Request(url, { method: method.toUpperCase(), headers, body: content, signal })
}
