import * as z from 'zod/mini'

import type { UnknownValue } from './unknown-value.ts'

let isClosed = false

/** What the generated validators take beside the values that they know. */
export const unknownValueSchema = z
  .string()
  .check(
    z.refine(() => !isClosed, 'This version of the contract has no such value.'),
  ) as z.ZodMiniString & {
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
