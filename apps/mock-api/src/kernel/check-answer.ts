import { type OperationId, operations } from '@selat/sdk/operations'
import type { ProblemCode } from '@selat/sdk/problems'
import type * as z from 'zod'

import { pointerTo } from '../http/to-problem-fields.ts'
import type { Violation } from './request-log.ts'

/** How a success differs from what the contract promises; empty when it does not. */
export function checkAnswer(id: OperationId, status: number, body: unknown): Violation[] {
  const responses: Readonly<Record<number, z.ZodType | null>> = operations[id].responses
  const schema = responses[status]
  if (schema === undefined) return [ofWhole(`status ${status} is not declared`)]
  if (schema === null) return body === undefined ? [] : [ofWhole(`status ${status} has no body`)]
  const result = schema.safeParse(body)
  if (result.success) return []
  return result.error.issues.map(({ path, message }) => ({ pointer: pointerTo(path), message }))
}

/** How a refusal differs from what the contract promises. */
export function checkRefusal(id: OperationId, code: ProblemCode): Violation[] {
  const declared: readonly string[] = operations[id].problemCodes
  return declared.includes(code) ? [] : [ofWhole(`code ${code} is not declared`)]
}

function ofWhole(message: string): Violation {
  return { pointer: '', message }
}
