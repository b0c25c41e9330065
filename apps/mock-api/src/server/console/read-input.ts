import { zValidator } from '@hono/zod-validator'
import type { Env, MiddlewareHandler } from 'hono'
import type * as z from 'zod'

import { refuse } from '../../engine/http/refusal.ts'
import { toProblemFields } from '../../engine/http/to-problem-fields.ts'

/** Typed by its schema alone: what does not fit is thrown, so it is no answer of the route's. */
type Input<Target extends 'json' | 'query', Schema extends z.ZodType> = MiddlewareHandler<
  Env,
  string,
  { in: { [In in Target]: z.input<Schema> }; out: { [Out in Target]: z.output<Schema> } },
  never
>

/** A JSON body of this shape; anything else is refused like any input of the API. */
export function jsonInput<Schema extends z.ZodType>(schema: Schema) {
  return validated('json', schema) as unknown as Input<'json', Schema>
}

/** Query parameters of this shape. */
export function queryInput<Schema extends z.ZodType>(schema: Schema) {
  return validated('query', schema) as unknown as Input<'query', Schema>
}

function validated(target: 'json' | 'query', schema: z.ZodType) {
  return zValidator(
    target,
    schema,
    (result) => {
      if (result.success) return
      const place = target === 'json' ? '' : `${target}:`
      refuse('validation_failed', { errors: toProblemFields(result.error.issues, place) })
    },
    // With its input in every issue, because what is left out is refused in other words than what is wrong.
    { validationFunction: (wanted, value) => wanted.safeParseAsync(value, { reportInput: true }) },
  )
}
