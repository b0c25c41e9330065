import type { Call } from './call.ts'

type Addressed = { path: Record<string, unknown>; query: Record<string, unknown> }
type Parameters = Addressed & { header: Record<string, unknown> }

// Encoding leaves dots as they are, and the address of `/order/..` is that of another operation.
const LEADS_ELSEWHERE = /^\.{1,2}$/

/** What fetch is given. A Request would cost each call a second one, and a second signal that follows the first. */
export type Outgoing = {
  url: string
  init: { method: string; headers: Headers; body: string | FormData | null; signal: AbortSignal }
}

/** The request of a call as the contract serialises it. Throws where an address or a header is none. */
export function buildRequest(
  baseUrl: string,
  { method, path, body }: Call,
  { header, ...params }: Parameters,
  signal: AbortSignal,
): Outgoing {
  for (const [name, value] of Object.entries(params.path))
    if (LEADS_ELSEWHERE.test(String(value))) throw new TypeError(`${name} is no part of a path.`)
  const isJson = body !== undefined && !(body instanceof FormData)
  const headers = new Headers(isJson ? { 'Content-Type': 'application/json' } : {})
  for (const [name, value] of given(header)) headers.set(name, value)
  const content = isJson ? JSON.stringify(body) : (body ?? null)
  const url = completed(addressOf(baseUrl, path, params))
  return { url, init: { method: method.toUpperCase(), headers, body: content, signal } }
}

/** As fetch completes it, by the page. What fetch refuses is refused here, because it is no failure of the network. */
function completed(address: string): string {
  const page: { baseURI: string } | undefined = globalThis.document
  const { href, username, password } = new URL(address, page?.baseURI ?? globalThis.location?.href)
  if (username || password) throw new TypeError('An address must not name a user.')
  return href
}

/** Every parameter of the contract is a single value, which the generator sees to. */
function addressOf(baseUrl: string, path: string, { path: parts, query }: Addressed): string {
  const asked = given(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const place = given(parts).reduce(
    (whole, [name, value]) => whole.replace(`{${name}}`, () => encodeURIComponent(value)),
    path,
  )
  return `${baseUrl.replace(/\/$/, '')}${place}${asked.length > 0 ? `?${asked.join('&')}` : ''}`
}

type Single = string | number | boolean

/** What is undefined is not sent. */
function given(values: Record<string, unknown>): [name: string, value: string][] {
  const found: [string, string][] = []
  for (const [name, value] of Object.entries(values as Record<string, Single | null | undefined>))
    if (value !== undefined && value !== null) found.push([name, String(value)])
  return found
}
