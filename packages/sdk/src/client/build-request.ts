import type { Call } from './call.ts'

type Single = string | number | boolean
type Addressed = { path: Record<string, unknown>; query: Record<string, unknown> }
type Parameters = Addressed & { header: Record<string, unknown> }

// Encoding leaves dots as they are. `/order/..`, or an id that is empty, is the address of another operation.
const LEADS_ELSEWHERE = /^\.{0,2}$/

export type Content = string | FormData | null

/** What fetch is given. A Request would cost each call a second one, and a second signal that follows the first. */
export type Outgoing = {
  url: string
  init: {
    method: string
    headers: Headers
    body: Content
    signal: AbortSignal
    // The contract has none, and fetch would take a cart's token and a passport's number wherever one leads.
    redirect: 'manual'
  }
}

/** The request of a call as the contract serialises it. Throws where an address or a header is none. */
export function buildRequest(
  baseUrl: string,
  { method, path }: Call,
  body: Content,
  { header, ...params }: Parameters,
  signal: AbortSignal,
): Outgoing {
  const headers = new Headers(
    typeof body === 'string' ? { 'Content-Type': 'application/json' } : {},
  )
  for (const [name, value] of given(header)) headers.set(name, value)
  const url = completed(addressOf(baseUrl, path, params))
  return { url, init: { method: method.toUpperCase(), headers, body, signal, redirect: 'manual' } }
}

/** As fetch completes it, by the page. What fetch refuses is refused here, because it is no failure of the network. */
function completed(address: string): string {
  const page: { baseURI: string } | undefined = globalThis.document
  const url = new URL(address, page?.baseURI ?? globalThis.location?.href)
  if (url.username || url.password) throw new TypeError('An address must not name a user.')
  // `localhost:4010` is an address, too: one whose scheme is `localhost`.
  if (!url.host) throw new TypeError(`${url.protocol} is no scheme that leads to a host.`)
  return url.href
}

/** Every parameter of the contract is a single value, which the generator sees to. */
function addressOf(baseUrl: string, path: string, { path: parts, query }: Addressed): string {
  const asked = given(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const place = path.replace(/\{(.+?)\}/g, (_, name: string) => {
    const part = String((parts[name] as Single | undefined) ?? '') // the facade has checked it
    if (LEADS_ELSEWHERE.test(part)) throw new TypeError(`${name} is no part of a path.`)
    return encodeURIComponent(part)
  })
  return `${baseUrl.replace(/\/$/, '')}${place}${asked.length > 0 ? `?${asked.join('&')}` : ''}`
}

/** What is undefined is not sent. */
function given(values: Record<string, unknown>): [name: string, value: string][] {
  const found: [string, string][] = []
  for (const [name, value] of Object.entries(values as Record<string, Single | null | undefined>))
    if (value !== undefined && value !== null) found.push([name, String(value)])
  return found
}
