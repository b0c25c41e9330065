import * as z from 'zod'

import type { FormCode } from './form-codes.ts'

/** A required text: trimmed, not empty, and at most `max` characters long. */
export function requiredText(max: number) {
  return z
    .string('required' satisfies FormCode)
    .trim()
    .min(1, { error: 'required' satisfies FormCode, abort: true })
    .max(max, 'too_long' satisfies FormCode)
}
