import * as z from 'zod'

import type { FormCode } from './form-codes.ts'

/** Text that is filled in, trimmed, and not longer than `max` characters. */
export function requiredText(max: number) {
  return z
    .string('required' satisfies FormCode)
    .trim()
    .min(1, { error: 'required' satisfies FormCode, abort: true })
    .max(max, 'too_long' satisfies FormCode)
}
