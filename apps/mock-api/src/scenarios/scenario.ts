import type { OperationId } from '@selat/sdk/operations'
import type { ProblemCode } from '@selat/sdk/problems'

/** The instant at which the clock stands when a scenario begins: Friday 14:30 in Singapore. */
export const SCENARIO_CLOCK = '2026-11-20T06:30:00Z'

type Values = Readonly<Record<string, string | number | boolean>>

/** An operation of the contract, any method and path, as `DELETE /travel/v1/company`, or an address that a step kept. */
export type Called = OperationId | `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${`/${string}` | '{page}'}`

/** A request. `{name}` in any of its texts stands for what an earlier step kept under that name. */
export type ScenarioCall = {
  readonly operation: Called
  readonly path?: Readonly<Record<string, string>>
  /** `system` is the consumer site's unless it is given. */
  readonly query?: Values
  /** An idempotency key is filled in where one is needed and none is given. */
  readonly header?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** A file instead of a body: its first bytes as Latin-1 text, filled up with zeros to a size. */
  readonly file?: ScenarioFile
  /** Fields of a form, beside the file or without one. */
  readonly form?: Readonly<Record<string, string>>
  /** Bearer token. */
  readonly token?: string
}

export type ScenarioFile = { readonly name: string; readonly start: string; readonly size?: number }

/** What is done first: a call, time that passes, or something at the console, below `/__mock/api/`. */
export type ScenarioStep =
  | (ScenarioCall & {
      /** Names for parts of the answer, by JSON Pointer. */
      readonly keep?: Readonly<Record<string, string>>
      readonly times?: number
      /** The code with which it is refused, when it has to be. */
      readonly refused?: ProblemCode
    })
  | { readonly advanceSeconds: number }
  | {
      readonly console: string
      readonly body: unknown
      /** The code with which the console refuses, when it has to. */
      readonly refused?: ProblemCode
    }

/** Values of an answer, by JSON Pointer. Null also stands for what is not there. */
export type Found = Readonly<Record<`/${string}`, string | number | boolean | null>>

/**
 * How the last call ends: with a problem, with an answer that says so, with one that is no JSON or does not say that it
 * is, or with a connection that breaks.
 */
export type Expected =
  | { readonly refused: ProblemCode }
  | { readonly answered: Found; readonly header?: Readonly<Record<string, string>> }
  | { readonly unreadable: true }
  | { readonly broken: true }

/** A documented input that forces one ending. People try it, the console plays it, tests run it. */
export type Scenario = {
  /** Never changes once it is published: links and tests name it. */
  readonly id: string
  readonly title: string
  /** What happens, for the reader. */
  readonly what: string
  readonly given?: readonly ScenarioStep[]
  readonly call: ScenarioCall
  readonly expected: Expected
  /** The call is sent more than once at the same time, and at least one of them ends as expected. */
  readonly twiceAtOnce?: boolean
}
