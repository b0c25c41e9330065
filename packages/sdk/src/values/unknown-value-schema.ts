import * as z from 'zod'

import type { UnknownValue } from './unknown-value.ts'

let isClosed = false

/** What the generated validators take beside the values that they know. */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- no text is the enumeration's own member, which is its point
export const unknownValueSchema = z
  .string()
  .refine(() => !isClosed, 'This version of the contract has no such value.') as z.ZodString & {
  _zod: { output: UnknownValue } // a text that none of the known values was
}

/**
 * Lets validators of answers refuse what this version does not know, as long as something runs. For a server, which may
 * say no more than its contract has.
 *
 * @example
 * const result = withKnownValues(() => operations.getOrder.responses[200].safeParse(body))
 */
export function withKnownValues<T>(run: () => T): T {
  isClosed = true
  try {
    return run()
  } finally {
    isClosed = false
  }
}
