/** What goes wrong with a call. Several parts can be combined. */
export type Fault = {
  readonly delayMs?: number
  /** Answered instead of the operation. */
  readonly status?: number
  /** The connection breaks: before the operation runs, or after its effects are kept. */
  readonly reset?: 'before' | 'after'
  /** The true answer, spoilt. */
  readonly body?: 'malformed'
}

/** A fault for every call that fits, in a share of cases, a number of times. */
export type FaultRule = Fault & {
  readonly id: string
  readonly method?: string
  /** A path; `*` stands for any part of it. */
  readonly path: string
  /** Of 1; the draw is seeded. */
  readonly probability?: number
  readonly times?: number
}

export type Faults = {
  /** The fault for a call: of its `X-Mock-Fault` header, else of the first rule that fits. */
  draw(call: { method: string; path: string; header: string | null }): Fault | null
  list(): readonly FaultRule[]
  set(rules: readonly Omit<FaultRule, 'id'>[]): Promise<void>
}
