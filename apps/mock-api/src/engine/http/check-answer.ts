import { keepsContract, type OperationId, operations, withKnownValues } from '@selat/sdk/operations'
import { PROBLEMS, type ProblemCode } from '@selat/sdk/problems'
import type * as z from 'zod/mini'

import type { Violation } from '../log/request-log.ts'
import type { ProblemParams } from './refusal.ts'
import { pointerTo } from './to-problem-fields.ts'

/** Lists the differences between a success and the contract; empty if there are none. */
export function checkAnswer(id: OperationId, status: number, body: unknown): Violation[] {
  return keepsContract(id, status, body) ? [] : violationsOf(id, status, body)
}

function violationsOf(id: OperationId, status: number, body: unknown): Violation[] {
  const responses: Readonly<Record<number, z.ZodMiniType | null>> = operations[id].responses
  const schema = responses[status]
  if (schema === undefined) return [ofWhole(`status ${status} is not declared`)]
  if (schema === null) return body === undefined ? [] : [ofWhole(`status ${status} has no body`)]
  // Clients accept unknown values, but a sandbox may only send values of its contract.
  const result = withKnownValues(() => schema.safeParse(body))
  if (result.success) return undeclaredFields(body, result.data)
  return result.error.issues.map(({ path, message }) => ({ pointer: pointerTo(path), message }))
}

/**
 * Lists fields that the validator has removed, because the contract does not have them. A client ignores them, because v1
 * may add fields, but a sandbox that sends them breaks its contract.
 */
function undeclaredFields(sent: unknown, declared: unknown, path: PropertyKey[] = []): Violation[] {
  if (typeof sent !== 'object' || sent === null) return []
  const known = Object(declared) as Readonly<Record<string, unknown>> // `sent` without undeclared fields
  return Object.entries(sent).flatMap(([name, value]) => {
    if (value === undefined) return []
    const here = [...path, name]
    if (!Object.hasOwn(known, name))
      return [{ pointer: pointerTo(here), message: 'the contract has no such field here' }]
    return undeclaredFields(value, known[name], here)
  })
}

/** Lists the differences between a refusal and the contract: its code and its params. */
export function checkRefusal(
  id: OperationId,
  { code, params }: { code: ProblemCode; params: ProblemParams },
): Violation[] {
  const declared: readonly string[] = operations[id].problemCodes
  const wrong = declared.includes(code) ? [] : [ofWhole(`code ${code} is not declared`)]
  return [...wrong, ...checkParams(code, params)]
}

function checkParams(code: ProblemCode, params: ProblemParams): Violation[] {
  const declared = PROBLEMS[code].params
  const missing = Object.entries(declared)
    .filter(([name, { optional }]) => !optional && !Object.hasOwn(params, name))
    .map(([name]) => `${code} lacks the param ${name}`)
  const wrong = Object.entries(params)
    .filter(([name, value]) => primitiveOf(value) !== declared[name]?.type)
    .map(([name]) => `the param ${name} of ${code} is not declared as it is`)
  return [...missing, ...wrong].map(ofWhole)
}

function primitiveOf(value: ProblemParams[string]) {
  return typeof value === 'number' ? 'integer' : typeof value
}

function ofWhole(message: string): Violation {
  return { pointer: '', message }
}
