import type { OperationId } from '@selat/sdk/operations'
import type { ProblemCode } from '@selat/sdk/problems'

/** The instant at which a scenario's clock is frozen: Friday 14:30 in Singapore. */
export const SCENARIO_CLOCK = '2026-11-20T06:30:00Z'

type Values = Readonly<Record<string, string | number | boolean>>

/**
 * The target of a call: an operation of the contract, a method and path such as `DELETE /travel/v1/company`, or an address
 * that a step has kept.
 */
export type Called = OperationId | `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${`/${string}` | '{page}'}`

/** A request. `{name}` in any of its texts is replaced by what an earlier step has kept under that name. */
export type ScenarioCall = {
  readonly operation: Called
  readonly path?: Readonly<Record<string, string>>
  /** The query. `system` is the consumer site's by default. */
  readonly query?: Values
  /** The headers. An idempotency key is added if one is needed and none is given. */
  readonly header?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** A file in place of a body: its first bytes as Latin-1 text, then zeros up to a size. */
  readonly file?: ScenarioFile
  /** The fields of a form, with the file or without one. */
  readonly form?: Readonly<Record<string, string>>
  /** The bearer token. */
  readonly token?: string
}

export type ScenarioFile = { readonly name: string; readonly start: string; readonly size?: number }

/** A step before the call: another call, time that passes, or a call of the console below `/__mock/api/`. */
export type ScenarioStep =
  | (ScenarioCall & {
      /** Names for parts of the answer, by JSON Pointer. */
      readonly keep?: Readonly<Record<string, string>>
      readonly times?: number
      /** The code of its refusal, if it must be refused. */
      readonly refused?: ProblemCode
    })
  | { readonly advanceSeconds: number }
  | {
      readonly console: string
      readonly body: unknown
      /** The code of the console's refusal, if it must refuse. */
      readonly refused?: ProblemCode
    }

/** Expected values of an answer, by JSON Pointer. Null also means that the value is missing. */
export type Found = Readonly<Record<`/${string}`, string | number | boolean | null>>

/**
 * The expected end of the last call: a problem, a valid answer, an answer that is not JSON or has another type, or a broken
 * connection.
 */
export type Expected =
  | { readonly refused: ProblemCode }
  | { readonly answered: Found; readonly header?: Readonly<Record<string, string>> }
  | { readonly unreadable: true }
  | { readonly broken: true }

/** A documented input that forces one ending. People can try it, the console can play it, and tests run it. */
export type Scenario = {
  /** The id must not change after it is published, because links and tests use it. */
  readonly id: string
  readonly title: string
  /** A description for readers. */
  readonly what: string
  readonly given?: readonly ScenarioStep[]
  readonly call: ScenarioCall
  readonly expected: Expected
  /** Whether the call is sent several times concurrently; one or more of the calls must end as expected. */
  readonly twiceAtOnce?: boolean
}
