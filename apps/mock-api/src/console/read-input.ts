import type { Context } from 'hono'
import type * as z from 'zod'

import { toProblemFields } from '../http/to-problem-fields.ts'
import { refuse } from '../kernel/refusal.ts'

/** What a console call sends: JSON from programs and the page's script, a form from the page without it. */
export async function readInput<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const result = schema.safeParse(await readBody(c), { reportInput: true })
  if (result.success) return result.data
  return refuse('validation_failed', { errors: toProblemFields(result.error.issues, '') })
}

async function readBody(c: Context): Promise<unknown> {
  if (!(c.req.header('Content-Type') ?? '').startsWith('application/json')) {
    return withoutEmpty(await c.req.parseBody())
  }
  try {
    return withoutEmpty(await c.req.json())
  } catch {
    return refuse('validation_failed', {
      errors: [{ pointer: '', code: 'malformed_json', params: {} }],
    })
  }
}

/** A form sends its empty fields too; here they count as left out. */
function withoutEmpty(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''))
}
