import { coerceParameters, type OperationId, operations } from '@selat/sdk/operations'

import { type ProblemField, refuseFields } from './refusal.ts'
import { splitUrl } from './split-url.ts'
import { toProblemFields } from './to-problem-fields.ts'

const PLACES = ['path', 'query', 'header'] as const

export type ParsedParameters = Readonly<
  Record<(typeof PLACES)[number], Readonly<Record<string, unknown>>>
>

/**
 * Parses parameters to the types of the contract. Refuses all wrong ones in one answer, including unknown query parameters.
 */
export function parseParameters(
  id: OperationId,
  request: Request,
  path: Readonly<Record<string, string>>,
): ParsedParameters {
  const query = new URLSearchParams(splitUrl(request.url).search)
  const coerced = coerceParameters(id, { path, query, header: request.headers })
  const errors: ProblemField[] = coerced.errors.map((error) => ({ ...error, params: {} }))
  const parsed: Record<string, Record<string, unknown>> = {}
  for (const place of PLACES) {
    const result = operations[id].params[place].safeParse(coerced[place], { reportInput: true })
    if (result.success) parsed[place] = result.data
    else errors.push(...toProblemFields(result.error.issues, `${place}:`))
  }
  refuseFields(errors)
  return {
    path: parsed['path'] ?? {},
    query: parsed['query'] ?? {},
    header: parsed['header'] ?? {},
  }
}
