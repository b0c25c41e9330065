import { coerceParameters, type OperationId, operations } from '@selat/sdk/operations'

import { type ProblemField, refuse } from '../kernel/refusal.ts'
import { splitUrl } from './split-url.ts'
import { toProblemFields } from './to-problem-fields.ts'

const PLACES = ['path', 'query', 'header'] as const

export type ParsedParameters = Readonly<
  Record<(typeof PLACES)[number], Readonly<Record<string, unknown>>>
>

/** Parameters as the contract types them. All that does not fit is refused in one answer, unknown query names too. */
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
  if (errors.length > 0) refuse('validation_failed', { errors })
  return {
    path: parsed['path'] ?? {},
    query: parsed['query'] ?? {},
    header: parsed['header'] ?? {},
  }
}

const REMEMBERED = 500
const REMEMBERED_CHARACTERS = 500
const remembered = new Map<string, ParsedParameters>()

/** The same of an operation that many ask alike: the text that was parsed and found right before is so again. */
export function parseAgain(
  id: OperationId,
  request: Request,
  path: Readonly<Record<string, string>>,
): ParsedParameters {
  const text = textOf(id, request, path)
  const known = remembered.get(text)
  if (known) return known
  const parsed = parseParameters(id, request, path)
  if (text.length > REMEMBERED_CHARACTERS) return parsed
  if (remembered.size === REMEMBERED) remembered.clear()
  remembered.set(text, parsed)
  return parsed
}

/** All that parsing looks at. */
function textOf(
  id: OperationId,
  { url, headers }: Request,
  path: Readonly<Record<string, string>>,
): string {
  const seen: unknown[] = [id, splitUrl(url).search, path]
  for (const name in operations[id].primitives.header) seen.push(headers.get(name))
  return JSON.stringify(seen)
}
