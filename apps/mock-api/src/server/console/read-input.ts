import { zValidator } from '@hono/zod-validator'
import type { Env, MiddlewareHandler } from 'hono'
import type * as z from 'zod'

import { mediaTypeOf } from '../../engine/http/read-body.ts'
import { refuse } from '../../engine/http/refusal.ts'
import { toProblemFields } from '../../engine/http/to-problem-fields.ts'

/**
 * A handler that is typed by its schema alone. Input that does not match is thrown, so that the route's answer type has no
 * refusal.
 */
type Input<Target extends 'json' | 'query', Schema extends z.ZodType> = MiddlewareHandler<
  Env,
  string,
  { in: { [In in Target]: z.input<Schema> }; out: { [Out in Target]: z.output<Schema> } },
  never
>

/** Parses a JSON body of this shape. Anything else is refused like any input of the API. */
export function jsonInput<Schema extends z.ZodType>(schema: Schema) {
  return validated('json', schema) as unknown as Input<'json', Schema>
}

/** Parses query parameters of this shape. */
export function queryInput<Schema extends z.ZodType>(schema: Schema) {
  return validated('query', schema) as unknown as Input<'query', Schema>
}

function validated(target: 'json' | 'query', schema: z.ZodType) {
  return zValidator(
    target,
    schema,
    (result, c) => {
      if (result.success) return
      // The validator would read a body of another type as empty, and report every field as missing.
      if (target === 'json' && mediaTypeOf(c.req.header('Content-Type')) !== 'application/json')
        refuse('unsupported_media_type', { params: { expected: 'application/json' } })
      const place = target === 'json' ? '' : `${target}:`
      refuse('validation_failed', { errors: toProblemFields(result.error.issues, place) })
    },
    // Each issue carries its input, because a missing value has another code than a wrong one.
    { validationFunction: (wanted, value) => wanted.safeParseAsync(value, { reportInput: true }) },
  )
}
