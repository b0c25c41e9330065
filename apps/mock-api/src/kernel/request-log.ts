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

export type RequestLog = {
  add(request: LoggedRequest): void
  /** Oldest first. */
  list(filter?: RequestFilter): readonly LoggedRequest[]
  find(id: string): LoggedRequest | undefined
  clear(): void
}

const KEPT = 500

/** Told of every answered call, as it is written down. */
export type Observer = (request: LoggedRequest) => void

/** A log in memory that forgets its oldest lines. */
export function createRequestLog(observe?: Observer): RequestLog {
  const lines: LoggedRequest[] = []
  return {
    add(request) {
      lines.push(request)
      if (lines.length > KEPT) lines.shift()
      observe?.(request)
    },
    list(filter = {}) {
      const from = lines.findIndex(({ id }) => id === filter.after) + 1
      return lines.slice(from).filter((line) => fits(line, filter))
    },
    find: (wanted) => lines.find(({ id }) => id === wanted),
    clear: () => void lines.splice(0),
  }
}

function fits(line: LoggedRequest, { operation, status, violations }: RequestFilter): boolean {
  const isBroken = line.violations.length > 0
  return (
    (operation === undefined || line.operation === operation) &&
    (status === undefined || String(line.status).startsWith(status.replaceAll('x', ''))) &&
    (violations === undefined || isBroken === violations)
  )
}
