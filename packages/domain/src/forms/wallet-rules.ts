import * as z from 'zod'

import { TOP_UP_BANK_LENGTH, TOP_UP_NOTE_MAX_LENGTH } from '../limits.ts'
import { printableLine } from '../texts/printable.ts'
import type { FormCode } from './form-codes.ts'
import { requiredText } from './required-text.ts'

/** The texts of a top-up: the sending bank, and a note that may be empty. Each is one line. */
export const topUpTextsRule = z.object({
  bankFrom: requiredText(TOP_UP_BANK_LENGTH.max)
    .overwrite(printableLine)
    .min(TOP_UP_BANK_LENGTH.min, 'name_too_short' satisfies FormCode),
  note: z
    .string()
    .overwrite(printableLine)
    .max(TOP_UP_NOTE_MAX_LENGTH, 'too_long' satisfies FormCode),
})
