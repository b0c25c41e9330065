import * as z from 'zod/mini'

const { MAX_SAFE_INTEGER, MIN_SAFE_INTEGER } = Number
// The checks of the field's own limits follow, because those are the limits that a caller has to know.
const more = { origin: 'int', inclusive: true, continue: true } as const

/** As `z.int()` with its issues, without the other formats of numbers, of which that one is made. */
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
