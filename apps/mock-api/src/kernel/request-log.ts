/** One answered request, newest last. `violations` are answers that break the contract: a fault of the sandbox, never of the caller. */
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
  readonly violations: readonly string[]
  readonly error: string | null
}

export type RequestLog = {
  add(request: LoggedRequest): void
  list(): readonly LoggedRequest[]
  clear(): void
}

const KEPT = 500

/** A log in memory that forgets its oldest lines. */
export function createRequestLog(): RequestLog {
  const lines: LoggedRequest[] = []
  return {
    add(request) {
      lines.push(request)
      if (lines.length > KEPT) lines.shift()
    },
    list: () => lines,
    clear: () => void lines.splice(0),
  }
}
