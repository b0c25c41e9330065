import { type OperationId, operations } from '@selat/sdk/operations'
import type { ProblemCode } from '@selat/sdk/problems'
import type * as z from 'zod'

/** How a success differs from what the contract promises; empty when it does not. */
export function checkAnswer(id: OperationId, status: number, body: unknown): string[] {
  const responses: Readonly<Record<number, z.ZodType | null>> = operations[id].responses
  const schema = responses[status]
  if (schema === undefined) return [`status ${status} is not declared`]
  if (schema === null) return body === undefined ? [] : [`status ${status} has no body`]
  const result = schema.safeParse(body)
  if (result.success) return []
  return result.error.issues.map((issue) => `/${issue.path.join('/')}: ${issue.message}`)
}

/** How a refusal differs from what the contract promises. */
export function checkRefusal(id: OperationId, code: ProblemCode): string[] {
  const declared: readonly string[] = operations[id].problemCodes
  return declared.includes(code) ? [] : [`code ${code} is not declared`]
}
