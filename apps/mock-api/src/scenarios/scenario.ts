import type { OperationId } from '@selat/sdk/operations'
import type { ProblemCode } from '@selat/sdk/problems'

type Values = Readonly<Record<string, string | number | boolean>>

/** A call of the contract. `{name}` in any of its texts stands for what an earlier step kept under that name. */
export type ScenarioCall = {
  readonly operation: OperationId
  readonly path?: Readonly<Record<string, string>>
  /** `system` is the consumer site's unless it is given. */
  readonly query?: Values
  readonly header?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** A file instead of a body: its first bytes as Latin-1 text, filled up with zeros to a size. */
  readonly file?: { readonly name: string; readonly start: string; readonly size?: number }
  /** Bearer token. */
  readonly token?: string
}

/** What is done first: a call, time that passes, or something at the console, below `/__mock/api/`. */
export type ScenarioStep =
  | (ScenarioCall & {
      /** Names for parts of the answer, by JSON Pointer. */
      readonly keep?: Readonly<Record<string, string>>
      readonly times?: number
    })
  | { readonly advanceSeconds: number }
  | { readonly console: string; readonly body: unknown }

/** A documented input that forces one refusal. People try it, tests run it; the clock stands at 2026-11-20T06:30:00Z. */
export type Scenario = {
  readonly code: ProblemCode
  /** What happens, for the reader. */
  readonly what: string
  readonly given?: readonly ScenarioStep[]
  readonly call: ScenarioCall
  /** Where the code stands when the call succeeds and only says why there is nothing to choose. */
  readonly unavailableAt?: '/Departures/Unavailable' | '/Returns/Unavailable'
  /** The call is sent twice at the same time, and one of the two is refused. */
  readonly twiceAtOnce?: boolean
}
