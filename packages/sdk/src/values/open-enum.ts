import * as z from 'zod/mini'

import type { UnknownValue } from './unknown-value.ts'

let isClosed = false

type OpenEnum<T extends string> = z.ZodMiniString & { _zod: { output: T | UnknownValue } }

/**
 * Makes a schema for a list of values in an answer. It accepts any text, typed as a known value or `UnknownValue`. It is not
 * a union of zod, because that would be larger.
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
  return schema as OpenEnum<T> // each text is a known value or an `UnknownValue`
}

const NO_SUCH_VALUE = 'This version of the contract has no such value.'

/** The schema that generated validators use if they know no value at all. */
export const unknownValueSchema: OpenEnum<never> = /* @__PURE__ */ openEnum([])

/**
 * Makes validators of answers refuse unknown values while `run` runs. It is for a server, which must not send more than its
 * contract has.
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
