import * as z from 'zod/mini'

const { MAX_SAFE_INTEGER, MIN_SAFE_INTEGER } = Number
const origin = 'int'
const inclusive = true

/** As `z.int()` with its issues, without the other formats of numbers, of which that one is made. */
// @__NO_SIDE_EFFECTS__
export function integer(): z.ZodMiniNumber {
  return z.number().check(({ value: input, issues }) => {
    if (!Number.isInteger(input))
      issues.push({ code: 'invalid_type', expected: 'int', format: 'safeint', input })
    else if (input > MAX_SAFE_INTEGER)
      issues.push({ code: 'too_big', origin, maximum: MAX_SAFE_INTEGER, inclusive, input })
    else if (input < MIN_SAFE_INTEGER)
      issues.push({ code: 'too_small', origin, minimum: MIN_SAFE_INTEGER, inclusive, input })
  })
}
