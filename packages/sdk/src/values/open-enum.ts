import * as z from 'zod/mini'

import type { UnknownValue } from './unknown-value.ts'

let isClosed = false

type OpenEnum<T extends string> = z.ZodMiniString & { _zod: { output: T | UnknownValue } }

/**
 * A list of an answer: any text, typed as one of the known values or `UnknownValue`. It is no union of zod's, which would
 * only weigh more: whatever the list lacks is taken all the same.
 */
// @__NO_SIDE_EFFECTS__
export function openEnum<const T extends string>(known: readonly T[]): OpenEnum<T> {
  const schema = z.string().check(({ value, issues }) => {
    if (isClosed && !known.some((one) => one === value))
      issues.push({
        code: 'invalid_value',
        values: [...known],
        input: value,
        message: NO_SUCH_VALUE,
      })
  })
  return schema as OpenEnum<T> // a text that none of the known values was has no other type
}

const NO_SUCH_VALUE = 'This version of the contract has no such value.'

/** What the generated validators take where they know no value at all. */
export const unknownValueSchema: OpenEnum<never> = /* @__PURE__ */ openEnum([])

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
