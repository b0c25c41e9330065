import type * as z from 'zod'

import { closedChecks } from './generated/closed-checks.ts'
import { operations } from './generated/operations.ts'
import type { operations as schemaOperations } from './generated/schema.ts'
import type { KnownOnly } from './values/known-schemas.ts'

/** Every operation of the contract by its operationId, with its validators. It is large and meant for servers and tests. */
export { operations }
export {
  type ParameterError,
  type RawParameters,
  coerceParameters,
} from './operations/coerce-parameters.ts'
export { withKnownValues } from './values/open-enum.ts'

/**
 * Whether a server's answer keeps its contract, without any value or field that this version does not have. The check is
 * compiled and takes a small part of the time of a validator; a validator then tells how an answer differs. Fields that are
 * `undefined` do not exist in JSON, and are refused here if the contract does not have them.
 * @example
 * if (!keepsContract('getOrder', 200, body)) report(operations.getOrder.responses[200].safeParse(body).error)
 */
export function keepsContract(id: OperationId, status: number, body: unknown): boolean {
  return closedChecks[id]?.[status]?.(body) === true
}

export type OperationId = keyof typeof operations

/** The role of a caller in the contract's `x-roles`; for an agent, the role in the agency. */
export type OperationRole = (typeof operations)[OperationId]['roles'][number]

type Params<Id extends OperationId> = (typeof operations)[Id]['params']

/** The input of an operation after parsing, with defaults filled in. */
export type OperationInput<Id extends OperationId> = {
  path: z.output<Params<Id>['path']>
  query: z.output<Params<Id>['query']>
  header: z.output<Params<Id>['header']>
  body: BodyOf<schemaOperations[Id]>
}

/** The possible output of a successful operation of this version: only values of its contract. */
export type OperationOutput<Id extends OperationId> = KnownOnly<
  OutputOf<schemaOperations[Id]['responses']>
>

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined

type Success = 200 | 201 | 202 | 204

type OutputOf<Answers> = {
  [Status in Extract<keyof Answers, Success>]: Answers[Status] extends {
    content: { 'application/json': infer Body }
  }
    ? { status: Status; body: Body }
    : { status: Status; body?: undefined }
}[Extract<keyof Answers, Success>]
