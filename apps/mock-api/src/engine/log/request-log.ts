import {
  truncateMessage,
  type HttpExchange,
  maskPath,
  displayMessage,
  type DisplayedMessage,
} from './http-exchange.ts'

/** Where an answer differs from the contract: `pointer` is a JSON Pointer into its body. */
export type Violation = { readonly pointer: string; readonly message: string }

/** A part of the input that was refused: a JSON Pointer into the body, or `query:name`, `path:name`, `header:Name`. */
export type RefusedField = { readonly pointer: string; readonly code: string }

/** One answered request. `violations` are answers that break the contract: a fault of the sandbox, never of the caller. */
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
  /** What was wrong with the caller's input. */
  readonly errors: readonly RefusedField[]
  /** The reason of an `internal_error`, with its stack. */
  readonly error: string | null
}

export type RequestFilter = {
  /** Only requests newer than the one of this id; all that are kept when it is forgotten already. */
  after?: string | undefined
  operation?: string | undefined
  /** A status such as 404, or a class of them such as 4xx. */
  status?: string | undefined
  /** Only those that break the contract, or only those that keep it. */
  violations?: boolean | undefined
}

/** A request with what came and what went; null once it made way for newer ones, or when nothing could be kept. */
export type ShownRequest = LoggedRequest & {
  readonly request: DisplayedMessage | null
  readonly answer: DisplayedMessage | null
}

export type RequestLog = {
  add(request: LoggedRequest, exchange?: HttpExchange | null): void
  /** Oldest first. */
  list(filter?: RequestFilter): readonly LoggedRequest[]
  find(id: string): ShownRequest | undefined
  clear(): void
}

type Line = { readonly logged: LoggedRequest; exchange: HttpExchange | null }

const KEPT = 500
const BODIES_KEPT_BYTES = 8 * 1024 * 1024

/** Told of every answered call, as it is written down. */
export type Observer = (request: LoggedRequest) => void

/** A log in memory that forgets its oldest bodies, and then its oldest lines; last of all those that broke the contract. */
export function createRequestLog(
  observe?: Observer,
  { kept = KEPT, bodiesKeptBytes = BODIES_KEPT_BYTES } = {},
): RequestLog {
  const lines: Line[] = []
  /** So many of the oldest lines have lost their bodies. */
  let bare = 0
  let bytes = 0
  const makeRoom = () => {
    while (bytes > bodiesKeptBytes && bare < lines.length) {
      const line = lines[bare]
      bare += 1
      if (!line?.exchange) continue
      bytes -= sizeOf(line.exchange)
      line.exchange = null
    }
  }
  const forgetOldest = () => {
    // Who asks at the end of a long run what broke the contract wants to know it of the beginning, too.
    const at = lines.findIndex(({ logged }) => logged.violations.length === 0)
    const { exchange } = (at > 0 ? lines.splice(at, 1)[0] : lines.shift()) ?? {}
    if (at < bare && bare > 0) bare -= 1
    if (exchange) bytes -= sizeOf(exchange)
  }
  return {
    add(logged, whole = null) {
      const exchange = whole && {
        request: truncateMessage(whole.request),
        answer: truncateMessage(whole.answer),
      }
      const path = maskPath(logged.path)
      const line = { logged: path === logged.path ? logged : { ...logged, path }, exchange }
      lines.push(line)
      if (exchange) bytes += sizeOf(exchange)
      if (lines.length > kept) forgetOldest()
      makeRoom()
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
      const { logged, exchange } = line
      return {
        ...logged,
        request: exchange && displayMessage(exchange.request),
        answer: exchange && displayMessage(exchange.answer),
      }
    },
    clear() {
      lines.length = 0
      bare = 0
      bytes = 0
    },
  }
}

function sizeOf({ request, answer }: HttpExchange): number {
  return (request.body?.length ?? 0) + (answer.body?.length ?? 0)
}

function fits(line: LoggedRequest, { operation, status, violations }: RequestFilter): boolean {
  const isBroken = line.violations.length > 0
  return (
    (operation === undefined || line.operation === operation) &&
    (status === undefined || String(line.status).startsWith(status.replaceAll('x', ''))) &&
    (violations === undefined || isBroken === violations)
  )
}
