import { createByteRing, type Written } from '../byte-ring.ts'
import {
  type DisplayedMessage,
  displayMessage,
  type HttpExchange,
  type LoggedMessage,
  maskPath,
  type RawMessage,
  shownBytes,
} from './http-exchange.ts'

/** A difference between an answer and the contract. `pointer` is a JSON Pointer into the answer's body. */
export type Violation = { readonly pointer: string; readonly message: string }

/** A part of the input that was refused: a JSON Pointer into the body, or `query:name`, `path:name`, `header:Name`. */
export type RefusedField = { readonly pointer: string; readonly code: string }

/** One answered request. `violations` are differences to the contract: an error of the sandbox, never of the caller. */
export type LoggedRequest = {
  readonly id: string
  readonly at: string
  readonly method: string
  readonly path: string
  readonly operation: string | null
  readonly tenant: string | null
  readonly status: number
  readonly durationMs: number
  readonly code: string | null
  readonly fault: string | null
  readonly violations: readonly Violation[]
  /** The errors in the caller's input. */
  readonly errors: readonly RefusedField[]
  /** The reason of an `internal_error`, with its stack. */
  readonly error: string | null
}

export type RequestFilter = {
  /**
   * Restricts the list to requests newer than the one with this id. If the log has dropped that one, all requests are
   * listed.
   */
  after?: string | undefined
  operation?: string | undefined
  /** A status such as 404, or a class of them such as 4xx. */
  status?: string | undefined
  /** Restricts the list to requests whose answers break the contract, or to the others. */
  violations?: boolean | undefined
}

/** A request with its messages. They are null after newer ones have overwritten them, or if nothing could be stored. */
export type ShownRequest = LoggedRequest & {
  readonly request: DisplayedMessage | null
  readonly answer: DisplayedMessage | null
}

export type RequestLog = {
  add(request: LoggedRequest, exchange?: HttpExchange | null): void
  /** Returns the requests that fit the filter, oldest first. */
  list(filter?: RequestFilter): readonly LoggedRequest[]
  find(id: string): ShownRequest | undefined
  clear(): void
}

/** A message whose body is stored in `bodies`. */
type KeptMessage = { readonly headers: RawMessage['headers']; readonly body: Written | null }

type Line = {
  readonly logged: LoggedRequest
  readonly bodies: Bodies
  exchange: { readonly request: KeptMessage; readonly answer: KeptMessage } | null
}

const KEPT = 500
const BODIES_KEPT_BYTES = 8 * 1024 * 1024

/** Is called with each answered call when it is logged. */
export type Observer = (request: LoggedRequest) => void

/**
 * Creates a log in memory. It drops its oldest bodies first, then its oldest entries. Entries that broke the contract are
 * dropped last.
 */
export function createRequestLog(
  observe?: Observer,
  { kept = KEPT, bodiesKeptBytes = BODIES_KEPT_BYTES } = {},
): RequestLog {
  const lines: Line[] = []
  const bodies = keepBodies(bodiesKeptBytes)
  // Entries that broke the contract are kept longer, so that a check at the end of a long run still finds those of its
  // beginning.
  const brokenBodies = keepBodies(bodiesKeptBytes)
  let oldestWithExchange = 0
  // An exchange without its bodies is not shown, so its headers are dropped too.
  const dropExchanges = () => {
    for (; oldestWithExchange < lines.length; oldestWithExchange += 1) {
      const line = lines[oldestWithExchange]
      if (line && hasBodies(line)) return
      if (line) line.exchange = null
    }
  }
  const forgetOldest = () => {
    const at = lines.findIndex(({ logged }) => logged.violations.length === 0)
    if (at > 0) lines.splice(at, 1)
    else lines.shift()
    if (at < oldestWithExchange && oldestWithExchange > 0) oldestWithExchange -= 1
  }
  return {
    add(logged, exchange = null) {
      const path = maskPath(logged.path)
      const own = logged.violations.length === 0 ? bodies : brokenBodies
      const line: Line = {
        logged: path === logged.path ? logged : { ...logged, path },
        bodies: own,
        exchange: exchange && {
          request: keepMessage(exchange.request, own),
          answer: keepMessage(exchange.answer, own),
        },
      }
      lines.push(line)
      if (lines.length > kept) forgetOldest()
      dropExchanges()
      observe?.(line.logged)
    },
    list(filter = {}) {
      const from = lines.findLastIndex(({ logged }) => logged.id === filter.after) + 1
      return lines
        .slice(from)
        .map(({ logged }) => logged)
        .filter((logged) => fits(logged, filter))
    },
    find(id) {
      const line = lines.findLast(({ logged }) => logged.id === id)
      if (!line) return undefined
      const { logged, exchange, bodies: own } = line
      if (!exchange || !hasBodies(line)) return { ...logged, request: null, answer: null }
      return {
        ...logged,
        request: displayMessage(readMessage(exchange.request, own)),
        answer: displayMessage(readMessage(exchange.answer, own)),
      }
    },
    clear() {
      lines.length = 0
      oldestWithExchange = 0
    },
  }
}

type Bodies = ReturnType<typeof keepBodies>

function keepBodies(capacity: number) {
  const ring = createByteRing(capacity)
  let last: { readonly body: Uint8Array; readonly copy: Written } | null = null
  return {
    ...ring,
    /**
     * Stores a body and returns its place. Calls of one instant share the bytes of a cached answer, which are copied once for
     * all of them.
     */
    keep(body: RawMessage['body']): Written | null {
      if (body === null) return null
      if (typeof body === 'string') return ring.write(shownBytes(body))
      // An older copy is not shared, because newer bodies would soon overwrite it and this call would lose its body.
      if (last?.body === body && ring.isRecent(last.copy)) return last.copy
      const copy = ring.write(shownBytes(body))
      if (copy) last = { body, copy }
      return copy
    },
  }
}

function keepMessage({ headers, body }: RawMessage, bodies: Bodies): KeptMessage {
  return { headers, body: bodies.keep(body) }
}

function hasBodies({ exchange, bodies }: Line): boolean {
  if (!exchange) return false
  const { request, answer } = exchange
  return [request.body, answer.body].every((body) => body === null || bodies.has(body))
}

function readMessage({ headers, body }: KeptMessage, bodies: Bodies): LoggedMessage {
  return { headers, body: body && bodies.read(body) }
}

function fits(line: LoggedRequest, { operation, status, violations }: RequestFilter): boolean {
  const isBroken = line.violations.length > 0
  return (
    (operation === undefined || line.operation === operation) &&
    (status === undefined || String(line.status).startsWith(status.replaceAll('x', ''))) &&
    (violations === undefined || isBroken === violations)
  )
}
