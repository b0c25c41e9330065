import * as z from 'zod/mini'

const { MAX_SAFE_INTEGER, MIN_SAFE_INTEGER } = Number
// With `continue`, the checks of the field's own limits also run, because callers need to know those limits.
const more = { origin: 'int', inclusive: true, continue: true } as const

/** Makes a schema with the issues of `z.int()`, but without zod's code for other formats of numbers. */
// @__NO_SIDE_EFFECTS__
export function integer(): z.ZodMiniNumber {
  return z.number().check(({ value: input, issues }) => {
    if (!Number.isInteger(input))
      issues.push({ code: 'invalid_type', expected: 'int', format: 'safeint', input })
    else if (input > MAX_SAFE_INTEGER)
      issues.push({ code: 'too_big', maximum: MAX_SAFE_INTEGER, input, ...more })
    else if (input < MIN_SAFE_INTEGER)
      issues.push({ code: 'too_small', minimum: MIN_SAFE_INTEGER, input, ...more })
  })
}
